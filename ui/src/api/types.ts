// Made by ui/make_types.py from the server's own types; `make ui` makes it again.

export interface Refused {
  error: Problem;
}

export interface Problem {
  id: string;
  words: string;
  pointer?: string;
  reason?: Reason | null;
  version?: number | null;
  retry?: number | null;
}

export interface Reason {
  id: string;
  args?: Record<string, string | number | Message>;
  rule?: string;
}

export interface Message {
  id: string;
  args?: Record<string, string | number | Message>;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  fewest: number;
  most: number;
  ruleset: number;
  options: OptionInfo[];
  bots: string[];
  weight: number;
  presets: PresetInfo[];
  puzzles: number;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string | string[] | null;
  description: string;
  choices?: string[];
  file?: boolean;
  many?: boolean;
  by_seat?: boolean;
  few?: string[];
  group?: string;
}

export interface PresetInfo {
  id: string;
  options: Record<string, boolean | number | string | string[] | null>;
  minutes: [number, number];
}

export interface Dealing {
  seats: number;
  options?: Record<string, boolean | number | string | string[] | null>;
}

export interface Dealt {
  view: View;
}

export type View = AfricaView | MedurisView | ZimbabweView;

export interface WordsInfo {
  fluent: string;
}

export interface GuestInfo {
  id: string;
  name: string;
  called?: boolean;
}

export interface Naming {
  name: string;
}

export interface TokenInfo {
  token: string;
  link?: string;
  here_only?: boolean;
  code?: CodeInfo | null;
}

export interface CodeInfo {
  size: number;
  path: string;
}

export interface MbiraServerApiPeopleGuestsShowing {
  token: string;
}

export interface NewProgram {
  name: string;
  scopes: ("look" | "play")[];
  tables?: string[] | null;
  days?: number;
}

export interface ProgramMade {
  token: string;
  program: ProgramInfo;
}

export interface ProgramInfo {
  id: string;
  name: string;
  scopes: ("look" | "play")[];
  tables: string[] | null;
  made: number;
  expires: number;
}

export interface CallsInfo {
  language: string;
  zone: string;
  quiet: QuietHours | null;
  gather: number;
  events: Record<string, ("mail" | "push" | "webhook")[]>;
  muted: string[];
  places: PlaceInfo[];
  channels: ("mail" | "push" | "webhook")[];
  addresses: string[];
  push_key: string;
}

export interface QuietHours {
  begin: number;
  end: number;
}

export interface PlaceInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  state: "asked" | "gone" | "on";
  address: string;
  label?: string;
  form?: "discord" | "plain" | "slack";
  secret?: string;
  failing?: number | null;
  error?: string;
}

export interface Wishing {
  language?: string | null;
  zone?: string | null;
  quiet?: false | QuietHours | null;
  gather?: number | null;
  events?: Record<string, ("mail" | "push" | "webhook")[]> | null;
}

export interface NewPlace {
  kind: "mail" | "push" | "webhook";
  address: string;
  label?: string;
  form?: "discord" | "plain" | "slack";
  p256dh?: string;
  auth?: string;
}

export interface Confirming {
  code: string;
}

export interface Tried {
  arrived: boolean;
  error?: string;
}

export interface Muting {
  mute: boolean;
}

export interface Seeing {
  version: number;
  said?: number;
  asked?: number;
}

export interface ReachInfo {
  open: boolean;
  yours: boolean;
  sites: string[];
}

export interface Reaching {
  open: boolean;
}

export interface SessionInfo {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

export interface MyselfInfo {
  id: string;
  name: string;
  passkeys: PasskeyInfo[];
  passkeys_here: "insecure" | "missing" | "yes";
  addresses: AddressInfo[];
  mail: boolean;
  codes: number;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  site: string;
  made: number;
  used: number | null;
}

export interface AddressInfo {
  id: string;
  address: string;
  made: number;
  calls: boolean;
}

export interface Challenge {
  options: Record<string, unknown>;
}

export interface NewPasskey {
  credential: Made;
  name?: string;
}

export interface Made {
  id: string;
  response: MadeParts;
}

export interface MadeParts {
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

export interface PasskeyName {
  name: string;
}

export interface CodesMade {
  codes: string[];
}

export interface PasskeyShown {
  credential: Shown;
}

export interface Shown {
  id: string;
  response: ShownParts;
}

export interface ShownParts {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

export interface SignedIn {
  guest: GuestInfo;
  bring?: Bringing | null;
  address?: string | null;
}

export interface Bringing {
  token: string;
  name: string;
  tables: number;
}

export interface MailTo {
  address: string;
}

export interface Sealed {
  token: string;
}

export interface LetterInfo {
  address: string;
  name?: string | null;
}

export interface CodeText {
  code: string;
}

export interface Forgetting {
  name: string;
}

export interface Listing {
  mine?: boolean;
  game?: string | null;
  status?: "closed" | "open" | "over" | "playing" | null;
  before?: number | null;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  seats: SeatInfo[];
  version: number;
  actor?: number | null;
  outcome?: Outcome | null;
  ended?: "long" | "nobody" | "owner" | "resigned" | "server" | null;
  changed?: number;
  commitment: string;
  seed?: string | null;
  settings: TableSettings;
  options?: Record<string, boolean | number | string | string[] | null>;
  colours?: string[];
  owner?: boolean;
  practice?: boolean;
  origin?: Origin | null;
  request?: RequestInfo | null;
  clock?: ClockInfo | null;
  next?: string | null;
  said?: number;
  watching?: number;
  cup?: string | null;
  late?: number;
  hands?: "late" | "live" | null;
  sees_hands?: boolean;
  links?: LinkInfo[];
}

export interface SeatInfo {
  name?: string;
  bot?: string | null;
  program?: boolean;
  away?: "absent" | "clock" | "handed" | "resigned" | null;
  yours?: boolean;
  here?: boolean;
  ready?: boolean;
  made?: boolean;
  left?: boolean;
  hands?: "late" | "live" | null;
}

export interface Outcome {
  ranking: number[][];
  scores: number[];
  why?: Message[];
}

export interface TableSettings {
  join?: "anyone" | "link";
  watch?: "anyone" | "link" | "nobody";
  delay?: number;
  undo?: "agreed" | "free" | "none";
  programs?: boolean;
  bots?: boolean;
  advice?: boolean;
  clock?: Clock | null;
  patience?: number | null;
  house?: string;
  languages?: string[];
  rated?: boolean;
}

export interface Clock {
  per: "match" | "move";
  seconds: number;
}

export interface Origin {
  table: string;
  version: number;
}

export interface RequestInfo {
  seat: number;
  to: number;
  version: number;
  waits_for: number[];
}

export interface ClockInfo {
  left: number[];
  running: number | null;
}

export interface LinkInfo {
  number: number;
  turns?: number;
  hands?: boolean;
  came?: number;
}

export interface NewTable {
  game: string;
  seats: number;
  chairs?: (string | null)[];
  options?: Record<string, boolean | number | string | string[] | null>;
  settings?: TableSettings;
  name?: string;
  names?: string[];
  colours?: ("blue" | "gold" | "green" | "red" | "violet")[];
  start?: boolean;
}

export interface TableChange {
  name?: string | null;
  settings?: TableSettings | null;
}

export interface Leaving {
  seat?: number | null;
}

export interface PlayingAgain {
  same_start?: boolean;
}

export interface BotChoice {
  bot?: string;
}

export interface ChatQuery {
  after?: number;
}

export interface ChatInfo {
  type: "chat";
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Saying {
  text: string;
}

export interface Inviting {
  to?: "play" | "watch";
  seat?: number | null;
  token?: string | null;
  turns?: number;
  hands?: boolean;
}

export interface MbiraServerApiWaitingShowing {
  hands: "late" | "live" | null;
}

export interface Invited {
  invite?: string | null;
}

export interface InvitationInfo {
  to: "play" | "watch";
  seat: number | null;
  by: string;
  watch: boolean;
  table: TableInfo;
  turns?: number;
  hands?: boolean;
}

export interface Joining {
  seat?: number | null;
  invite?: string | null;
  watch?: boolean;
}

export interface Readiness {
  ready?: boolean;
}

export interface Looking {
  version?: number | null;
  seat?: number | null;
}

export interface Position {
  version: number;
  seat: number | null;
  actor: number;
  view: View;
  line: number;
  question?: Message | null;
  legal?: Action[] | null;
  choices?: ToldChoice[] | null;
  undo?: number | null;
  redo?: boolean;
  outcome?: Outcome | null;
  secrets?: boolean;
  orders?: OrdersInfo | null;
}

export type Action = AfricaAction | MedurisAction | ZimbabweAction;

export interface ToldChoice {
  action: Action;
  message: Message;
}

export interface OrdersInfo {
  can: MbiraCoreOrdersOffer[];
  given: OrderInfo[];
}

export interface MbiraCoreOrdersOffer {
  about: string;
  do: string;
  until: string[];
  least?: number | null;
  most?: number | null;
  usual?: number | null;
}

export interface OrderInfo {
  about: string;
  do: string;
  until: string;
  number?: number | null;
}

export interface Eyes {
  seat?: number | null;
  words?: boolean;
}

export interface Choices {
  version: number;
  seat: number;
  question: Said;
  choices: Choice[];
}

export interface Said {
  message: Message;
  words: string;
}

export interface Choice {
  action: Action;
  text: string;
  message: Message;
  words: string;
}

export interface Reading {
  since?: number;
  until?: number | null;
  seat?: number | null;
  words?: boolean;
}

export interface Told {
  version: number;
  seat: number | "chance";
  action: Action;
  message: Message;
  at: number;
  changes?: Delta[];
  ordered?: boolean;
}

export interface Delta {
  seat: number;
  what: string;
  amount: number;
}

export interface Drawing {
  lines: Span[][];
}

export interface Span {
  text: string;
  style?: string;
}

export interface Question {
  words?: string;
  seat?: number | null;
  version?: number | null;
}

export interface Answer {
  answer: unknown;
}

export interface Stretch {
  since: number;
  until: number;
  seat?: number | null;
}

export interface Frame {
  version: number;
  view: View;
}

export interface Trying {
  action: {
  type: string;
} | string;
  version?: number | null;
}

export interface Preview {
  message: Message;
  view: View | null;
}

export interface ReasonInfo {
  reason: Reason | null;
  words: string;
}

export interface Consulting {
  version?: number | null;
  seat?: number | null;
  level?: "adept" | "master";
}

export interface AdviceInfo {
  actions: Action[];
  worth: number;
  gains: Gain[];
  message: Message;
  words: string;
}

export interface Gain {
  term: string;
  points: number;
  count?: number;
}

export interface Course {
  points: Point[];
  turning: TurningPoint[];
}

export interface Point {
  version: number;
  seat: number;
  scores: number[];
  incomes: number[];
  chances: number[];
}

export interface TurningPoint {
  version: number;
  seat: number;
  before: number;
  after: number;
}

export interface Analysed {
  state: "complete" | "none" | "running";
  analysis: Analysis | null;
}

export interface Analysis {
  game: string;
  seats: number;
  depth: string;
  done: number;
  total: number;
  complete: boolean;
  turns: Turn[];
  stations: Station[];
  reports: Report[];
  worst: number[];
  best: number | null;
}

export interface Turn {
  seat: number;
  first: number;
  last: number;
  decisions: Judged[];
}

export interface Judged {
  version: number;
  seat: number;
  action: string;
  options: number;
  before: number;
  after: number;
  edge: number;
  better?: string[];
  line?: Message | null;
  good?: Message | null;
  bad?: Message | null;
}

export interface Station {
  version: number;
  by: number;
  chances: number[];
}

export interface Report {
  seat: number;
  decisions: number;
  accuracy: number | null;
  parts: Parts | null;
  worst: number[];
  best: number | null;
}

export interface Parts {
  start: number;
  luck: number;
  skill: number;
  others: number;
  end: number;
}

export interface PuzzleInfo {
  id: string;
  seats: number;
  seat: number;
  aim: "best" | "keep" | "win";
  about: string;
  level: number;
}

export interface PuzzleTable {
  puzzle: PuzzleInfo;
  table: TableInfo;
}

export interface Guess {
  action?: {
  type: string;
} | string | null;
}

export interface PuzzleAnswer {
  right: boolean;
  chance: number | null;
  best: number;
  good: Message | null;
  line: string[];
  told: Message | null;
}

export interface CupListing {
  mine?: boolean;
  before?: number | null;
}

export interface CupListed {
  id: string;
  name: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  kind: "knockout" | "league" | "robin" | "swiss";
  seats: number;
  enter: string;
  entrants: number;
  start_at?: number;
  round?: number;
  expected?: number;
  deadline?: number | null;
  entered?: boolean;
  owner?: boolean;
  changed: number;
}

export interface NewCup {
  name: string;
  game: string;
  plan: CupPlan;
  options?: Record<string, boolean | number | string | string[] | null>;
  settings?: CupSettings;
}

export interface CupPlan {
  kind: "knockout" | "league" | "robin" | "swiss";
  seats: number;
  fewest?: number;
  rounds?: number;
  group?: number;
  advance?: number;
  seasons?: number;
  moves?: number;
  points?: number[];
  seed?: string;
}

export interface CupSettings {
  enter?: "anyone" | "invited" | "link";
  start_at?: number;
  deadline?: number | null;
  clock?: Clock | null;
  absent?: "bot" | "forfeit";
  programs?: boolean;
}

export interface CupInfo {
  id: string;
  name: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  plan: CupPlan;
  settings: CupSettings;
  options: Record<string, boolean | number | string | string[] | null>;
  entrants: EntrantInfo[];
  standings: Placing[];
  rounds: RoundInfo[];
  expected: number;
  owner?: boolean;
  now: number;
}

export interface EntrantInfo {
  id: string;
  name: string;
  bot?: string | null;
  yours?: boolean;
  out?: boolean;
}

export interface Placing {
  entrant: string;
  place: number;
  group: number;
  points: number;
  opponents: number;
  direct: number;
  margin: number;
  lot: number;
  by: "direct" | "first" | "lot" | "margin" | "opponents" | "points" | "round";
  played?: number;
  wins?: number;
  byes?: number;
  reached?: number;
  out?: boolean;
}

export interface RoundInfo {
  tables: CupTableInfo[];
  byes?: string[];
  season?: number;
  deadline?: number | null;
}

export interface CupTableInfo {
  table: string | null;
  seats: string[];
  group?: number;
  actor?: number | null;
  version?: number;
  result?: PlayedInfo | null;
  yours?: boolean;
}

export interface PlayedInfo {
  ranking: number[][];
  scores: number[];
  absent?: number[];
}

export interface CupQuery {
  token?: string | null;
}

export interface Entering {
  token?: string | null;
}

export interface BotsEntering {
  bot?: string;
  count?: number;
}

export interface MoreTime {
  seconds: number;
}

export interface ExportQuery {
  form?: "csv" | "json";
  what?: "standings" | "tables";
}

export interface Exported {
  name: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  plan: CupPlan;
  entrants: Record<string, string>;
  standings: (Record<string, string | number | boolean | null>)[];
  tables: (Record<string, string | number | boolean | null>)[];
}

export interface Playing {
  action: {
  type: string;
} | string;
  expected_version: number;
  key: string;
  seat?: number | null;
}

export interface Played {
  version: number;
  now: number;
}

export interface GoingBack {
  expected_version: number;
  key: string;
  to?: number | null;
  seat?: number | null;
}

export interface Again {
  expected_version: number;
  key: string;
  seat?: number | null;
}

export interface Asking {
  expected_version: number;
  to?: number | null;
  seat?: number | null;
}

export interface Answering {
  agree: boolean;
}

export interface Forking {
  version?: number | null;
}

export interface Ordering {
  do: string;
  until: string;
  number?: number | null;
}

export interface PersonInfo {
  id: string;
  name: string;
  sight: "self" | "short" | "whole";
  ratings: RatingInfo[];
  bot?: boolean;
  since?: number | null;
  here?: boolean;
  blocked?: boolean;
  numbers?: Numbers[];
}

export interface RatingInfo {
  game: string;
  seats: number;
  rating: number;
  spread: number;
  matches: number;
  won: number;
  provisional: boolean;
  month: number;
  curve: CurvePoint[];
}

export interface CurvePoint {
  at: number;
  rating: number;
  spread: number;
}

export interface Numbers {
  game: string;
  matches: number;
  won: number;
  places: number[];
  margin?: number | null;
  seconds?: number | null;
  feats?: FeatInfo[];
}

export interface FeatInfo {
  id: string;
  words: string;
  average: number;
  chosen?: Chosen[];
}

export interface Chosen {
  id: string;
  words: string;
  matches: number;
  won: number;
}

export interface MatchQuery {
  game?: string | null;
  seats?: number | null;
  place?: number | null;
  since?: number | null;
  until?: number | null;
  opponent?: string;
  before?: number | null;
}

export interface MatchList {
  count: number;
  matches: MatchInfo[];
}

export interface MatchInfo {
  table: string | null;
  at: number;
  game: string;
  seats: number;
  seat: number;
  place: number;
  level: number;
  others: OtherInfo[];
  score?: number | null;
  margin?: number | null;
  away?: "absent" | "clock" | "handed" | "resigned" | null;
  rating?: number | null;
  change?: number | null;
}

export interface OtherInfo {
  name: string;
  place: number;
  person?: string | null;
  bot?: boolean;
}

export interface AgainstInfo {
  person: string;
  name: string;
  bot: boolean;
  matches: number;
  ahead: number;
  last: number;
}

export interface KnownInfo {
  name: string;
  matches: number;
  last: number;
  person?: string | null;
  here?: boolean;
  blocked?: boolean;
}

export interface ProfileInfo {
  shown: "everybody" | "known" | "nobody";
  presence: boolean;
}

export interface ProfileChange {
  shown?: "everybody" | "known" | "nobody";
  presence?: boolean;
}

export interface PersonRef {
  person: string;
  name: string;
}

export interface Reporting {
  words: string;
  table?: string | null;
}

export interface Offering {
  table: string;
}

export interface InvitationOffer {
  by: PersonRef;
  at: number;
  table: TableInfo;
}

export interface BoardInfo {
  game: string;
  seats: number;
  players: number;
}

export interface BoardQuery {
  bots?: boolean;
  skip?: number;
}

export interface LeaderInfo {
  person: string;
  name: string;
  rating: number;
  spread: number;
  matches: number;
  won: number;
  bot?: boolean;
  you?: boolean;
  rank?: number | null;
}

export interface AfricaView {
  seat: number | null;
  actor: number;
  seats: AfricaSeatView[];
  rules: AfricaOptions;
  reconstructed: boolean;
  step: "afterwards" | "answer" | "auction" | "caravan-pieces" | "caravan-way" | "commitment" | "conflicts" | "convert-area" | "deposit" | "drawn" | "drifting" | "fate" | "finished" | "marker" | "market-steps" | "migrant-area" | "movement" | "neutral" | "raising" | "repute" | "retreating" | "reveal" | "secret" | "stakes" | "start" | "station-area" | "trader-area" | "value" | "wholesaler-area";
  round: number;
  end_reason: string;
  drawn: number[];
  areas: Record<string, AreaView>;
  value_rows: Record<string, number | null>;
  stations_left: number;
  neutral_supply: number;
  pool: number;
  rows: MarkerView[][];
  drawing: number;
  stack: number;
  refilled: boolean;
  used: number[];
  used_specials: Record<string, number>;
  order: number[];
  place: number;
  high_bid: number;
  high_bidder: number | null;
  active: number | null;
  points: number;
  won: MarkerView[] | null;
  changed: "africa" | "bananas" | "diamonds" | "gold" | "ivory" | null;
  change_count: number;
  vp_marker: "caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler" | "area" | "resource-area" | "traders" | null;
  spent_wholesaler: boolean;
  won_wholesaler: boolean;
  weary: WearyView[];
  closed: string[];
  resume: "afterwards" | "answer" | "auction" | "caravan-pieces" | "caravan-way" | "commitment" | "conflicts" | "convert-area" | "deposit" | "drawn" | "drifting" | "fate" | "finished" | "marker" | "market-steps" | "migrant-area" | "movement" | "neutral" | "raising" | "repute" | "retreating" | "reveal" | "secret" | "stakes" | "start" | "station-area" | "trader-area" | "value" | "wholesaler-area" | null;
  to_place: number;
  market: ["africa" | "bananas" | "diamonds" | "gold" | "ivory" | null, "africa" | "bananas" | "diamonds" | "gold" | "ivory" | null];
  caravan: CaravanView | null;
  conflict: ConflictView | null;
}

export interface AfricaSeatView {
  vp: number;
  reputation: number;
  strength: number;
  supply: number;
  wholesaler: string | null;
  influence: number | null;
  marker_count: number;
  markers: MarkerView[] | null;
  specials: ("area" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "resource-area" | "traders")[];
  secret: "area" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "resource-area" | "traders" | "hidden" | null;
}

export interface MarkerView {
  icon: "caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler";
  points: number;
}

export interface AfricaOptions {
  board?: string | null;
  first_markers?: boolean;
  goal?: 42 | 60 | 80;
  points_and_special_same_turn?: boolean;
  points_after_movement?: boolean;
  change_steps?: number;
  all_pass?: "discard_row" | "last_takes_row";
  out_of_markers?: "highest_vp" | "reshuffle_used_once_then_highest_vp";
  markers_between_conflicts?: "any" | "caravan";
  caravan_in_conflict?: boolean;
  migration_new_trader?: "neutral" | "own";
  station_in_friendly_area_only?: boolean;
  wholesaler_entry?: "friendly_area" | "friendly_area_or_empty_coast" | "friendly_or_empty_coast";
  wholesaler_itself_doubled?: boolean;
  wholesaler_doubles_in_neutral_conflict?: boolean;
  rivals_fight_once?: boolean;
  lowest_reputation_pays?: boolean;
  retreat_optional?: boolean;
  blocked_retreat?: "remove" | "stay";
  retreat_marker_protects?: boolean;
  majority_strict?: boolean;
  most_stations_strict?: boolean;
  vp_skip_backwards?: boolean;
  distribution_can_end_game?: boolean;
  influence_public?: boolean;
  held_action_markers_public?: boolean;
  special_victory_hidden?: boolean;
}

export interface AreaView {
  coast: boolean;
  symbol: boolean;
  heart: boolean;
  borders: string[];
  at: [number, number];
  resource: "bananas" | "diamonds" | "gold" | "ivory" | null;
  value: number;
  station: boolean;
  neutrals: number;
  traders: number[];
  wholesalers: number[];
  spent: number;
  won: number;
  drifted: number;
}

export interface WearyView {
  seat: number;
  area: string;
  traders: number;
  wholesaler: boolean;
}

export interface CaravanView {
  origin: string;
  goal: string;
  traders: number;
  spent_traders: number;
  wholesaler: number;
}

export interface ConflictView {
  area: string;
  rival: number | null;
  fate: FateView | null;
  drawn: FateView[];
  redraws: number;
  sides: [SideView, SideView];
  victor: number | null;
  retreaters: (number | "neutral")[];
  retreat_traders: number;
  retreat_wholesaler: boolean;
}

export interface FateView {
  loss: "influence" | "none" | "reputation" | "trader";
  amount: number;
}

export interface SideView {
  answers: number;
  influence: number | "retreat" | null;
  stakes: number[] | null;
  revealed: ("caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler" | "area" | "resource-area" | "traders")[];
}

export interface Value {
  type: "value";
  resource: "bananas" | "diamonds" | "gold" | "ivory";
}

export interface Deposit {
  type: "deposit";
  area: string;
  resource: "bananas" | "diamonds" | "gold" | "ivory";
}

export interface Drawn {
  type: "drawn";
  seat: number;
}

export interface Secret {
  type: "secret";
  seat: number;
  kind: "area" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "resource-area" | "traders" | "hidden";
}

export interface AfricaMarker {
  type: "marker";
  icon: "caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler";
  points: number;
}

export interface Fate {
  type: "fate";
  loss: "influence" | "none" | "reputation" | "trader";
  amount: number;
}

export interface Reveal {
  type: "reveal";
  active: string;
  rival: string;
}

export interface Start {
  type: "start";
  area: string;
}

export interface AfricaBid {
  type: "bid";
  amount: number;
}

export interface AfricaPass {
  type: "pass";
}

export interface AfricaAt {
  type: "at";
  area: string;
}

export interface AfricaBuy {
  type: "buy";
}

export interface AfricaMove {
  type: "move";
  origin: string;
  goal: string;
  traders?: number;
}

export interface Lead {
  type: "lead";
  goal: string;
}

export interface Trader {
  type: "trader";
  area: string;
}

export interface Change {
  type: "change";
  value: "africa" | "bananas" | "diamonds" | "gold" | "ivory";
  way: "down" | "up";
}

export interface Use {
  type: "use";
  marker: "caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler" | "area" | "resource-area" | "traders";
}

export interface Drift {
  type: "drift";
  origin: string;
  goal: string;
}

export interface Repute {
  type: "repute";
  seat: number;
  way: "down" | "up";
}

export interface Caravan {
  type: "caravan";
  origin: string;
  goal: string;
}

export interface Join {
  type: "join";
  piece: "spent-trader" | "trader" | "wholesaler";
  count?: number;
}

export interface AfricaDone {
  type: "done";
}

export interface Halt {
  type: "halt";
}

export interface Peace {
  type: "peace";
}

export interface AfricaEnd {
  type: "end";
}

export interface Fight {
  type: "fight";
  area: string;
  seat: number;
}

export interface Oust {
  type: "oust";
  area: string;
}

export interface Accept {
  type: "accept";
}

export interface Redraw {
  type: "redraw";
}

export interface Refuse {
  type: "refuse";
}

export interface Commit {
  type: "commit";
  influence: number | "hidden" | "retreat";
}

export interface Stake {
  type: "stake";
  marker: "caravan" | "convert" | "heart" | "majority-bananas" | "majority-diamonds" | "majority-gold" | "majority-ivory" | "market" | "migration" | "points" | "reputation" | "station" | "two-traders" | "wholesaler" | "area" | "resource-area" | "traders" | "special";
  count: number | "hidden";
}

export interface Retreat {
  type: "retreat";
  area: string;
  pieces?: number;
}

export interface AfricaRaise {
  type: "raise";
}

export interface Undo {
  type: "undo";
  to: number;
  agreed?: boolean;
}

export interface Redo {
  type: "redo";
}

export interface MedurisView {
  seat: number | null;
  actor: number;
  seats: MedurisSeatView[];
  rules: MedurisOptions;
  step: "finished" | "first" | "lay" | "offering" | "payment" | "replacement" | "return" | "roll" | "take" | "token" | "turn" | "worker";
  first: number;
  turn: number;
  active: number;
  face: "copper" | "minus" | "plus" | "stone" | "wood" | "wool" | null;
  asked: number;
  end_reason: string;
  finisher: number | null;
  last_turns: number;
  lap_after: number | null;
  lap: boolean;
  lap_from: number | null;
  supply: Record<string, number>;
  towers: Record<string, number[]>;
  spaces: SpaceView[];
  laid: number[];
  rivers: number[];
  rocks: number;
  entry: number;
  reconstructed: number[];
  druid: number;
  visits: number;
  payment: PaymentView | null;
}

export interface MedurisSeatView {
  vp: number;
  huts_left: number;
  temples_left: number;
  runes: ("arrow" | "box" | "figure" | "hook" | "omega" | "serpent" | "spiral" | "sprout" | "waves")[];
  stock: Record<string, number> | null;
  total: number | null;
}

export interface MedurisOptions {
  board?: string | null;
  tokens?: "example" | "placed" | "random";
  first?: "random" | "seat-0" | "seat-1" | "seat-2" | "seat-3";
  may_decline?: boolean;
  payments?: "any" | "fewest";
  lone_hut?: "lap" | "wait";
  both_alone?: boolean;
  river_in_last_turns?: boolean;
  stocks?: "hidden" | "open" | "totals";
  turn_limit?: number | null;
  turn_limit_at_once?: boolean;
  colours?: ("blue" | "green" | "red" | "violet")[];
}

export interface SpaceView {
  district: "arrow" | "box" | "figure" | "hook" | "omega" | "serpent" | "spiral" | "sprout" | "waves";
  materials: ["copper" | "stone" | "wood" | "wool", "copper" | "stone" | "wood" | "wool"];
  size: number;
  building?: "hut" | "temple" | null;
  owner?: number | null;
  token?: "druid" | "hut" | "points" | null;
}

export interface PaymentView {
  purpose: "druid" | "hut" | "temple";
  space: number;
  due: [number, number];
  kept: [number, number];
  lacking: [number, number];
  gain: number;
}

export interface First {
  type: "first";
  seat: number;
}

export interface Token {
  type: "token";
  space: number;
  kind: "druid" | "hut" | "points";
}

export interface Lay {
  type: "lay";
  space: number;
}

export interface Worker {
  type: "worker";
  plain: "copper" | "stone" | "wood" | "wool";
}

export interface Roll {
  type: "roll";
  face: "copper" | "minus" | "plus" | "stone" | "wood" | "wool";
}

export interface Take {
  type: "take";
  material: "copper" | "stone" | "wood" | "wool";
}

export interface Decline {
  type: "decline";
}

export interface Return {
  type: "return";
  material: "copper" | "stone" | "wood" | "wool";
}

export interface MedurisMove {
  type: "move";
  plain: "copper" | "stone" | "wood" | "wool";
  height: number;
  to: "copper" | "stone" | "wood" | "wool";
}

export interface Hut {
  type: "hut";
  space: number;
}

export interface Temple {
  type: "temple";
  space: number;
}

export interface Pay {
  type: "pay";
}

export interface Spare {
  type: "spare";
  material: "copper" | "stone" | "wood" | "wool";
}

export interface Replace {
  type: "replace";
  material: "copper" | "stone" | "wood" | "wool";
  one: "copper" | "stone" | "wood" | "wool";
  two: "copper" | "stone" | "wood" | "wool";
  three: "copper" | "stone" | "wood" | "wool";
}

export interface MedurisOffer {
  type: "offer";
  gift: "both" | "copper" | "nothing" | "stone" | "token" | "wood" | "wool";
}

export interface ZimbabweView {
  seat: number | null;
  actor: number;
  seats: ZimbabweSeatView[];
  rules: ZimbabweOptions;
  step: "craftsman-site" | "dziva-prices" | "finished" | "first-monument" | "gift" | "good" | "good-resource" | "marker" | "monument-site" | "primary-good" | "primary-resource" | "resource-site" | "tile" | "turn" | "water-site" | "without";
  round: number;
  end_reason: string;
  tiles: [number, number][];
  printed: string[];
  rows: string[];
  monuments: MonumentView[];
  craftsmen: CraftsmanView[];
  used: Record<string, number>;
  vr_stack: number[];
  order: number[];
  bidding: BiddingView;
  turn: TurnView;
  supply: SupplyView;
}

export interface ZimbabweSeatView {
  cattle: number;
  vp: number;
  vr: number;
  god: "anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango" | null;
  god_cattle: number;
  specialists: SpecialistView[];
  technologies: TechnologyView[];
}

export interface SpecialistView {
  specialist: "builder" | "herd" | "nomads" | "rain-ceremony" | "shaman";
  cattle: number;
}

export interface TechnologyView {
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
  price: number;
  vr: number;
  cattle: number;
}

export interface ZimbabweOptions {
  board?: string | null;
  gods?: ("anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango")[] | null;
  setup?: "first-play" | "standard";
  round_limit?: number | null;
  monuments_block_resources?: boolean;
  single_hub_for_secondary?: boolean;
  gu_marker_stays?: boolean;
  family_once_a_turn?: boolean;
  gods_in_play_act?: boolean;
  interruptible_actions?: boolean;
  dziva_start_only?: boolean;
  dziva_before_main?: boolean;
  dziva_lowers_after_placing?: boolean;
  xango_wins_outright?: boolean;
  box_limits?: boolean;
  unasked_prices?: boolean;
  qamata_waits?: boolean;
}

export interface MonumentView {
  cell: string;
  owner: number;
  level: number;
}

export interface CraftsmanView {
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
  owner: number;
  cell: string;
  cells: string[];
}

export interface BiddingView {
  plaques: PlaqueView[];
  next_plaque: number;
  gift: number;
  gave: number[];
  bidders: number[];
  bidder: number;
}

export interface PlaqueView {
  owner: number | null;
  cattle: number;
}

export interface TurnView {
  place: number;
  chosen: boolean;
  owed: "builder" | "herd" | "nomads" | "rain-ceremony" | "shaman" | null;
  used: ("builder" | "herd" | "nomads" | "rain-ceremony" | "shaman")[];
  main: "building" | "closed" | "nothing" | "placing" | "pricing" | "raising";
  built: number;
  placed: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  firsts: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  priced: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  unpriced: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  dziva_priced: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  raised: string[];
  placing: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver" | "clay" | "diamonds" | "ivory" | "wood" | null;
  raising: string | null;
  goods_left: number;
  bought: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  supplier: string | null;
  maker: string | null;
}

export interface SupplyView {
  gods: ("anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango")[];
  specialists: ("builder" | "herd" | "nomads" | "rain-ceremony" | "shaman")[];
  technologies: Record<string, number>;
  craftsmen: Record<string, number>;
  resources: Record<string, number>;
  water: number;
  stock: number;
  qamata: number;
}

export interface Tile {
  type: "tile";
  tile: number;
  turns: number;
}

export interface ZimbabweMarker {
  type: "marker";
  seat: number;
}

export interface Without {
  type: "without";
  god: "anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango";
}

export interface ZimbabweBid {
  type: "bid";
  cattle: number;
}

export interface ZimbabwePass {
  type: "pass";
}

export interface God {
  type: "god";
  god: "anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango";
}

export interface Specialist {
  type: "specialist";
  specialist: "builder" | "herd" | "nomads" | "rain-ceremony" | "shaman";
}

export interface Shaman {
  type: "shaman";
  resource: "clay" | "diamonds" | "ivory" | "wood";
}

export interface Rain {
  type: "rain";
}

export interface Herd {
  type: "herd";
  cattle: 2 | 4 | 6;
}

export interface Nomads {
  type: "nomads";
}

export interface Builder {
  type: "builder";
}

export interface Build {
  type: "build";
}

export interface Place {
  type: "place";
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
}

export interface ZimbabweAt {
  type: "at";
  cell: string;
  lie?: "" | "across" | "down";
}

export interface Price {
  type: "price";
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
  price: 1 | 2 | 3;
}

export interface ZimbabweRaise {
  type: "raise";
  cell: string;
}

export interface ZimbabweBuy {
  type: "buy";
  cell: string;
}

export interface Primary {
  type: "primary";
  cell: string;
}

export interface Resource {
  type: "resource";
  cell: string;
}

export interface ZimbabweDone {
  type: "done";
}

export interface ZimbabweEnd {
  type: "end";
}

export type AfricaAction = Value | Deposit | Drawn | Secret | AfricaMarker | Fate | Reveal | Start | AfricaBid | AfricaPass | AfricaAt | AfricaBuy | AfricaMove | Lead | Trader | Change | Use | Drift | Repute | Caravan | Join | AfricaDone | Halt | Peace | AfricaEnd | Fight | Oust | Accept | Redraw | Refuse | Commit | Stake | Retreat | AfricaRaise | Undo | Redo;

export type MedurisAction = First | Token | Lay | Worker | Roll | Take | Decline | Return | MedurisMove | Hut | Temple | Pay | Spare | Replace | MedurisOffer | Undo | Redo;

export type ZimbabweAction = Tile | ZimbabweMarker | Without | ZimbabweBid | ZimbabwePass | God | Specialist | Shaman | Rain | Herd | Nomads | Builder | Build | Place | ZimbabweAt | Price | ZimbabweRaise | ZimbabweBuy | Primary | Resource | ZimbabweDone | ZimbabweEnd | Undo | Redo;

export interface Hello {
  type: "hello";
  table: TableInfo;
  chat: ChatInfo[];
  records: Told[];
  position?: Position | null;
}

export interface Offer {
  about: string;
  do: string;
  until: string[];
  least?: number | null;
  most?: number | null;
  usual?: number | null;
}

export interface Update {
  type: "update";
  since: number;
  records: Told[];
  position: Position;
}

export interface Anew {
  type: "anew";
  records: Told[];
  position: Position | null;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
}

export interface Retold {
  type: "retold";
  chat: ChatInfo[];
}

export interface OrdersNews {
  type: "orders";
  seat: number;
  orders: OrdersInfo;
}

export interface Studied {
  type: "studied";
  done: number;
  total: number;
}

export interface Bye {
  type: "bye";
  why: "closed" | "slow" | "stopping";
}

export interface Ring {
  type: "ring";
}

export interface BidCost {
  seat: number;
  amount: number;
  influence: number;
  vp: number;
  influence_left: number;
  vp_left: number;
  shares: [number, number][];
  most: number;
  legal: boolean;
}

export interface AfricaReach {
  area: string;
  cost: number;
  stops: boolean;
  affordable: boolean;
}

export interface Fights {
  area: string;
  against: [SideStrength, SideStrength][];
}

export interface SideStrength {
  seat: number;
  base: number;
  influence: number | null;
  markers: number | null;
  most: number | null;
}

export interface Forecast {
  seat: number;
  score: Score;
  vp: number;
  wins: boolean;
}

export type Score = [number, number, number, number, number, number];

export interface Terms {
  resource_rows: number[];
  reputation_rows: number[];
  numbers: AfricaNumbers;
}

export interface AfricaNumbers {
  start_traders: number;
  start_rows: number;
  row_markers: number;
  most_vp_in_bid: number;
  move_cost: number;
  coast_trader_cost: number;
  station_trader_cost: number;
  change_cost: number;
  influence_strength: number;
  marker_strength: number;
  raise_cost: number;
  lost_conflict_reputation: number;
  retreat_steps: number;
  heart_vp: number;
  heart_marker_vp: number;
  heart_marker_neutrals: number;
  station_vp: number;
  most_stations_vp: number;
  neutral_vp: number;
  majority_vp: number;
  area_special_vp: number;
  traders_special_vp: number;
  resource_special_vp: number;
}

export interface HutPrices {
  seat: number | null;
  huts_left: number | null;
  prices: MedurisPrice[];
}

export interface MedurisPrice {
  space: number;
  materials: ["copper" | "stone" | "wood" | "wool", "copper" | "stone" | "wood" | "wool"];
  each: number;
  missing: [number, number] | null;
  payable: boolean | null;
}

export interface Site {
  space: number;
  hut: MedurisPrice;
  temple: MedurisPrice | null;
  temple_points: number;
  worth: Worth;
  way: MedurisWay;
  holder: number | null;
}

export interface Worth {
  space: number;
  size: number;
  at_once: boolean;
  huts_before: number;
}

export interface MedurisWay {
  start: number;
  goal: number;
  rivers: number;
  visits: Visit[];
}

export interface Visit {
  space: number;
  owner: number;
  points: number;
  token: boolean;
}

export interface SeatScore {
  seat: number;
  vp: number;
  temples: number;
  runes: number;
  total: number;
}

export interface ZimbabweReach {
  cell: string;
  by_hubs: string[][];
  resources: ResourceInReach[];
}

export interface ResourceInReach {
  cell: string;
  resource: "clay" | "diamonds" | "ivory" | "wood";
  claimed_by: string[];
  used: number;
}

export interface Sites {
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
  across: string[];
  down: string[];
}

export interface GiftPreview {
  cattle: number;
  cost: number;
  plaques: number[];
  left: number[];
  order: number[];
}

export interface RaisePlan {
  monuments: string[];
  goods: Good[];
  cost: number;
  to_seats: Record<string, number>;
  hub_fees: number;
  hub_fees_to: number | null;
  vp: number;
  affordable: boolean;
  actions: string[];
  exact: boolean;
  left_out: string[];
  instead: Instead[];
  untried: string[];
}

export interface Good {
  monument: string;
  delivery: Delivery;
  primary: Delivery | null;
}

export interface Delivery {
  craftsman: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver";
  cell: string;
  owner: number;
  price: number;
  hubs: string[];
  resource: string;
  way: string[][][];
}

export interface Instead {
  cell: string;
  cost: number;
}

export interface Income {
  god: number;
  specialists: number;
  technologies: number;
  monuments: number;
  engai: number;
  total: number;
}

export interface SeatPlace {
  seat: number;
  margin: number;
  reached: boolean;
  decided_by: string;
}

export interface ZimbabweWay {
  hubs: number;
  legs: string[][][];
}

export interface Cards {
  gods: Record<"anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango", number>;
  specialists: Record<"builder" | "herd" | "nomads" | "rain-ceremony" | "shaman", SpecialistCard>;
  craftsmen: Record<"diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver", CraftsmanCard>;
}

export interface SpecialistCard {
  vr: number;
  cost: number;
}

export interface CraftsmanCard {
  cost: number;
  vp: number;
  vr: number | null;
  resource: "clay" | "diamonds" | "ivory" | "wood";
  primary: "diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver" | null;
  square: boolean;
}

export interface AfricaAnswers {
  bid: BidCost;
  reach: AfricaReach[];
  fight: Fights;
  score: Forecast[];
  terms: Terms;
}

export interface MedurisAnswers {
  price: HutPrices;
  worth: Site;
  druid: MedurisWay;
  score: SeatScore[];
  sites: Site[];
}

export interface ZimbabweAnswers {
  god: ("anansi" | "atete" | "dziva" | "elegua" | "engai" | "eshu" | "gu" | "obatala" | "qamata" | "shadipinyi" | "tsui-goab" | "xango")[];
  specialist: ("builder" | "herd" | "nomads" | "rain-ceremony" | "shaman")[];
  craftsman: ("diamond-cutter" | "ivory-carver" | "potter" | "sculptor" | "throne-maker" | "vessel-maker" | "wood-carver")[];
  reach: ZimbabweReach;
  sites: Sites;
  gift: GiftPreview;
  plan: RaisePlan | null;
  income: Income[];
  standings: SeatPlace[];
  way: ZimbabweWay;
  cards: Cards;
}

export type Pushed = Hello | Update | Anew | TableNews | ChatInfo | Retold | OrdersNews | Studied | Bye | Ring;
