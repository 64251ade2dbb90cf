var e=`{
  "format": "mbira/1",
  "header": {"game": "meduris", "ruleset": 2, "seats": 3, "options": {"board": null, "tokens": "random", "first": "random", "may_decline": true, "payments": "fewest", "lone_hut": "lap", "both_alone": true, "river_in_last_turns": true, "stocks": "hidden", "turn_limit": 45, "turn_limit_at_once": false, "colours": ["violet", "blue", "green", "red"]}, "data": {"side-2-3.json": "sha256:050ccb71c776269a7957c78878cff2487a37ffe986117f4b736938e3b4a3eb96"}, "chance": "sha256:6664d66104845d76a5ebdc466b27e1211843ab7949e4a2b8fdb6d3b1e52858d8", "chance_from": 0},
  "records": [
    {"seat": "chance", "action": {"type": "first", "seat": 0}},
    {"seat": "chance", "action": {"type": "token", "space": 0, "kind": "druid"}},
    {"seat": "chance", "action": {"type": "token", "space": 6, "kind": "druid"}},
    {"seat": "chance", "action": {"type": "token", "space": 10, "kind": "hut"}},
    {"seat": "chance", "action": {"type": "token", "space": 14, "kind": "points"}},
    {"seat": "chance", "action": {"type": "token", "space": 23, "kind": "hut"}},
    {"seat": "chance", "action": {"type": "token", "space": 27, "kind": "points"}},
    {"seat": 0, "action": {"type": "worker", "plain": "wood"}},
    {"seat": 1, "action": {"type": "worker", "plain": "wood"}},
    {"seat": 2, "action": {"type": "worker", "plain": "wood"}},
    {"seat": 0, "action": {"type": "worker", "plain": "copper"}},
    {"seat": 1, "action": {"type": "worker", "plain": "copper"}},
    {"seat": 2, "action": {"type": "worker", "plain": "copper"}},
    {"seat": "chance", "action": {"type": "roll", "face": "wool"}},
    {"seat": 0, "action": {"type": "hut", "space": 14}},
    {"seat": "chance", "action": {"type": "roll", "face": "copper"}},
    {"seat": 1, "action": {"type": "hut", "space": 16}},
    {"seat": "chance", "action": {"type": "roll", "face": "wool"}},
    {"seat": 2, "action": {"type": "hut", "space": 27}},
    {"seat": "chance", "action": {"type": "roll", "face": "wood"}}
  ]
}
`;export{e as default};