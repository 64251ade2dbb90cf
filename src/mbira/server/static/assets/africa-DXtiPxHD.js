var e=`{
  "format": "mbira/1",
  "header": {
    "game": "africa",
    "ruleset": 1,
    "seats": 3,
    "options": {
      "board": null,
      "goal": 42,
      "points_and_special_same_turn": true,
      "change_steps": 1,
      "all_pass": "discard_row",
      "out_of_markers": "reshuffle_used_once_then_highest_vp",
      "migration_new_trader": "neutral",
      "station_in_friendly_area_only": true,
      "wholesaler_entry": "friendly_area_or_empty_coast",
      "wholesaler_itself_doubled": false,
      "wholesaler_doubles_in_neutral_conflict": true,
      "retreat_optional": false,
      "blocked_retreat": "remove",
      "majority_strict": true,
      "most_stations_strict": true,
      "vp_skip_backwards": true,
      "distribution_can_end_game": true,
      "influence_public": true,
      "held_action_markers_public": true,
      "special_victory_hidden": true
    },
    "data": { "board": "sha256:b94017d245eab189c357ccec05e1671cd75922f3f0da1c82b645cc824724453e" },
    "chance": "sha256:135ff4a4e296b4fb80ccc2cde9fd23551b44da2c802486eb6483897f8a2f2595",
    "chance_from": 0
  },
  "records": [
    { "seat": "chance", "action": { "type": "value", "resource": "diamonds" } },
    { "seat": "chance", "action": { "type": "value", "resource": "ivory" } },
    { "seat": "chance", "action": { "type": "value", "resource": "bananas" } },
    { "seat": "chance", "action": { "type": "value", "resource": "gold" } },
    { "seat": "chance", "action": { "type": "deposit", "area": "sahara", "resource": "gold" } },
    {
      "seat": "chance",
      "action": { "type": "deposit", "area": "timbuktu", "resource": "bananas" }
    },
    { "seat": "chance", "action": { "type": "deposit", "area": "guinea", "resource": "diamonds" } },
    { "seat": "chance", "action": { "type": "deposit", "area": "bornu", "resource": "ivory" } },
    { "seat": "chance", "action": { "type": "deposit", "area": "sudan", "resource": "gold" } },
    {
      "seat": "chance",
      "action": { "type": "deposit", "area": "abyssinia", "resource": "diamonds" }
    },
    { "seat": "chance", "action": { "type": "deposit", "area": "congo", "resource": "diamonds" } },
    {
      "seat": "chance",
      "action": { "type": "deposit", "area": "great-lakes", "resource": "bananas" }
    },
    { "seat": "chance", "action": { "type": "deposit", "area": "zambezia", "resource": "ivory" } },
    { "seat": "chance", "action": { "type": "deposit", "area": "kalahari", "resource": "gold" } },
    {
      "seat": "chance",
      "action": { "type": "deposit", "area": "madagascar", "resource": "ivory" }
    },
    { "seat": "chance", "action": { "type": "drawn", "seat": 1 } },
    { "seat": "chance", "action": { "type": "drawn", "seat": 2 } },
    { "seat": "chance", "action": { "type": "drawn", "seat": 0 } },
    { "seat": 0, "action": { "type": "start", "area": "zanzibar" } },
    { "seat": 2, "action": { "type": "start", "area": "cameroon" } },
    { "seat": 1, "action": { "type": "start", "area": "tripoli" } },
    { "seat": "chance", "action": { "type": "secret", "seat": 0, "kind": "traders" } },
    { "seat": "chance", "action": { "type": "secret", "seat": 1, "kind": "traders" } },
    { "seat": "chance", "action": { "type": "secret", "seat": 2, "kind": "area" } },
    { "seat": "chance", "action": { "type": "marker", "icon": "two-traders", "points": 0 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "points", "points": 6 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "migration", "points": 3 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "station", "points": 1 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "points", "points": 6 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "market", "points": 4 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "wholesaler", "points": 1 } },
    { "seat": "chance", "action": { "type": "marker", "icon": "market", "points": 3 } },
    { "seat": 1, "action": { "type": "bid", "amount": 7 } },
    { "seat": 2, "action": { "type": "pass" } }
  ]
}
`;export{e as default};