// Made by `make protocol` from quipu.play.messages and quipu.presenting; do not edit.

/** One action of a game in its JSON form. */
export interface Action {
  kind: string;
  [parameter: string]: any;
}

/** A value without the fields that have their default. */
export type Brief<T> = Partial<T>;

/** A part of a view in an update: left out, or with null for entries that are unchanged. */
export type Updated<T> = {
  [name in keyof T]?: T[name] extends (infer Entry)[] ? (Entry | null)[] : T[name];
};

/** A view with nothing left out. */
export type View = ViewHead & ViewDrawings & ViewParts;

/** A view as it is sent: whole if it is `full`. */
export type ViewUpdate = ViewHead & ViewDrawings & Updated<ViewParts>;

export type Form = SubsetForm | CardsForm | ChoiceForm;

export type ClientMessage =
  | Hello
  | Ping
  | Nonce
  | Act
  | SetOrder
  | Try
  | AskWhy
  | AskWhat
  | AskStats
  | AskHint
  | Undo
  | ProposeEnd
  | AnswerProposal
  | Resign
  | OpenHand
  | TakeOver
  | Return
  | SetPace
  | Say
  | LessonStep
  | ShowProof
  | SetCoach;

export type ServerMessage =
  | Wait
  | Welcome
  | Pong
  | RoomChanged
  | Presence
  | LuckPromise
  | Began
  | HotSeat
  | ViewUpdate
  | Done
  | Refused
  | NotShown
  | Tried
  | Explained
  | Explainable
  | OpenedSeat
  | Stats
  | Hint
  | PuzzleVerdict
  | Chat
  | Rematch
  | Announcement;

/** The first message of a connection, and again after a change of language or arrangement. */
export interface Hello {
  type: "hello";
  lang: "en" | "de" | "nl"; // of all texts on this connection
  arrangement?: string;
  grounds?: string[]; // hashes of the board grounds the page has
  open?: number | null; // the seat whose hand was open on this page when its connection broke
  bot?: 1 | null; // version of the bot protocol: this client is an external bot
  worlds?: boolean; // for bots: add a possible `position` to every `decide`
}

/** Asks whether the connection lives. Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** This person's part of the luck, after `promise`. Only the first one counts. */
export interface Nonce {
  type: "nonce";
  nonce: string;
}

/** An action of the player. Answered by `done` or `refused`. */
export interface Act {
  type: "act";
  token: string; // new for every request; the same token is stored once
  seen: number; // `seen` of the view that the player looked at
  action: Action; // one action
}

/** Sets or clears an automatic action of the sender's seat for this turn. See *Orders*. */
export interface SetOrder {
  type: "order";
  order: string; // one of `orders` in the view; any other is refused (`no_order`)
  on: boolean;
}

/** Asks what an action is called and whether it is allowed. Answered by `tried`. */
export interface Try {
  type: "try";
  id?: string | number | null;
  action: Action | string; // as JSON or in its text form
}

/** Asks why nothing can be done at a place that was clicked. Answered by `tried`. */
export interface AskWhy {
  type: "why";
  id?: string | number | null;
  place: string; // a parameter of actions and its value, such as `crossing-12`
}

/** Asks for the explanation of a thing. Anybody who sees the table may ask. */
export interface AskWhat {
  type: "what";
  id?: string | number | null;
  at?: string[];
  open?: number | null; // a seat that `opens`
}

/** Asks what chance has given so far. Anybody who sees the table may. Answered by `stats`. */
export interface AskStats {
  type: "stats";
  id?: string | number | null;
}

/** Asks what a bot would do in the sender's place. Answered by `hint`. See *Hints*. */
export interface AskHint {
  type: "hint";
  id?: string | number | null;
}

/** Takes back the sender's last step if it revealed nothing; otherwise the others are asked. */
export interface Undo {
  type: "undo";
}

/** Proposes to end the game with the current points. Bots agree; other people are asked. */
export interface ProposeEnd {
  type: "end";
}

/** The answer to the open proposal. The first no withdraws it, and so does any step. */
export interface AnswerProposal {
  type: "answer";
  yes: boolean;
}

/** The sender gives up and a bot continues for the seat. The last one left wins. */
export interface Resign {
  type: "resign";
}

/** On a shared device: whose hand is open on this page. Answered by `curtain` and a `view`. */
export interface OpenHand {
  type: "curtain";
  open: number; // a seat of this device, -1 to cover all hands
}

/** A bot plays for the sender's seat, or for the seat of a person who is away. */
export interface TakeOver {
  type: "takeover";
  seat?: number | null; // the sender's own if it is left out
}

/** The person plays its own seat again. Refused: `too_often` after ten without a step. */
export interface Return {
  type: "return";
  seat?: number | null; // of several seats on a shared device, which one
}

/** How fast the bots of the table are from now on. Only the host may (`foreign`). */
export interface SetPace {
  type: "pace";
  pace: "calm" | "brisk" | "at_once";
}

/** A chat message: own words or a quick phrase. Only for people with a name on this server. */
export interface Say {
  type: "say";
  words?: string | null; // at most 300 characters are kept
  phrase?: "hello" | "luck" | "nice" | "thanks" | "wait" | "sorry" | "again" | "bye" | null; // translated for each reader
}

/** At a lesson: `show` plays the expected action, `back` takes back the learner's last one. */
export interface LessonStep {
  type: "lesson";
  do: "show" | "back";
}

/** At a puzzle: asks for the proof. What is done afterwards solves nothing. */
export interface ShowProof {
  type: "puzzle";
  do: "show";
}

/** Turns the coach on or off, or notes that a situation is understood. Stored for the person. */
export interface SetCoach {
  type: "coach";
  on?: boolean | null;
  known?: string | null; // the name of a situation of this game
}

/** The server is loading the table, or serves others first. Sent every three seconds. */
export interface Wait {
  type: "wait";
  ahead: number; // connections that wait
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  stage: string; // of the table: `open`, `starting`, `playing`, `ended`
  seat: number; // of the reader, -1 for spectators
  person: number | null; // id of the reader
  host: boolean; // whether the reader is the host
  frozen: string; // why the table cannot go on; else empty
  hints: boolean; // whether hints are allowed
  chat: Chat[];
  phrases: string[][]; // name and words of each quick phrase
  coach: CoachState;
  retry: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  retry: number; // as in `welcome`
}

/** To all before the start: seats or options changed. Pages load `/t/<table>?part=true`. */
export interface RoomChanged {
  type: "room";
}

/** To all when somebody came or left, at most four times a second. */
export interface Presence {
  type: "here";
  seats: number[]; // that are connected
  watching: number; // how many spectators
}

/** To all while the game begins: the commitment to the luck, before any nonce is known. */
export interface LuckPromise {
  type: "promise";
  commitment: string;
  table: string;
}

/** To all: the game has begun. Pages check that commitment and own nonce are in `luck`. */
export interface Began {
  type: "began";
  luck: Record<string, any>; // of the header of the record: `{commitment, nonces, …}`
}

/** To a shared device before the first `view` and after a change. See *Shared devices*. */
export interface HotSeat {
  type: "curtain";
  seats: number[]; // of the device
  open: number; // whose hand is open on this page, -1 if none
  named: number; // who is to take the device next, -1 if nobody
  title: string;
  lead: string;
  holds: Record<string, string>; // the words of the button, by seat
  asked: number[]; // seats of the device that are to decide
  last: number; // whose hand was open before, -1 if none
  answers: number; // who answers the open proposal next, -1 if nobody
  over: boolean; // whether the game is over
}

/** To each connection after every stored change: what its seat, or a spectator, may know. */
export interface ViewHead {
  type: "view";
  full: boolean; // whether nothing is left out
  seat: number; // of the reader, -1 for spectators
  seen: number; // names this moment in `act`
  knots: number; // entries of the record
  head: string;
  turn: Turn;
  undo: number; // how many own steps can be taken back freely
  undoes: UndoState;
  pace: string; // of the bots
  over: boolean; // whether the game is over
  proposal: ProposalView | null;
  lesson: LessonView | null; // at a lesson
}

/** To the sender of an `act` after its own `view`: the action is stored. */
export interface Done {
  type: "done";
  token: string;
}

/** To the sender alone: the request was refused, or it failed. See *Refusals and faults*. */
export interface Refused {
  type: "refused";
  token: string | number | null; // of the `act`, or `id` of the `hint`; null otherwise
  code: string;
  paragraph: string; // of the rules; else empty
  text: string; // in the reader's language
}

/** To one connection: what happened is stored, but its view could not be made. */
export interface NotShown {
  type: "not_shown";
  text: string; // in the reader's language
}

/** The answer to `try` and `why`. */
export interface Tried {
  type: "tried";
  id: string | number | null;
  text: string; // what the action is called
  refusal: RefusalWords | null; // why it is not allowed
}

/** The answer to `what` with keys. */
export interface Explained {
  type: "explained";
  id: string | number | null;
  what: ExplanationView | null;
  symbols: string; // definitions of its pictures
}

/** The answer to `what` without keys. */
export interface Explainable {
  type: "explained";
  id: string | number | null;
  things: NamedThing[];
}

/** The answer to `what` with `open`. */
export interface OpenedSeat {
  type: "explained";
  id: string | number | null;
  drawing: string; // markup
  symbols: string; // definitions of its pictures
}

/** The answer to `stats`, made of public information only. */
export interface Stats {
  type: "stats";
  id: string | number | null;
  chance: ChanceStats | null;
  cards: CardStats | null;
  symbols: string; // definitions of the pictures
}

/** The answer to `hint`. */
export interface Hint {
  type: "hint";
  id: string | number | null;
  told: boolean; // whether other people see that a hint was asked for
  seen: number; // as in the view
  action: Action;
  text: string;
  reasons: Reason[];
  weighed: WeighedAction[];
  exact: boolean;
  by: string; // which bot
  symbols: string; // definitions of the pictures
}

/** At a puzzle: the turn is over, or the proof was asked for. */
export interface PuzzleVerdict {
  type: "puzzle";
  name: string;
  task: string;
  over: boolean; // whether the turn is over
  solved: boolean;
  best: boolean; // whether nothing is better
  value: string | null; // of the try, as a fraction: a chance to win, or points
  tried: string[]; // the actions of the try, in words
  points: boolean; // whether `value` counts points
  proof: Proof | null; // once it is solved or asked for
}

/** To all: a chat message. */
export interface Chat {
  type: "chat";
  id: number | null;
  from: number; // id of the person
  seat: number; // of the sender, -1 for spectators
  name: string;
  text: string; // a phrase is translated for each reader
  phrase: string;
}

/** Somebody asked for another game, somebody joined it, or it began. See *Rematches*. */
export interface Rematch {
  type: "rematch";
  table: string; // the next game
  of: string; // the finished one
  stage: string;
  by: number; // seat of the person who asked
  seats: JoinedSeat[];
  may_join: boolean;
  is_in: boolean;
  title: string;
  note: string;
}

/** To all: a notice of the operator; empty when it is over. */
export interface Announcement {
  type: "announce";
  words: string;
}

/** The drawings and the log: what changed since the view before on this connection. */
export interface ViewDrawings {
  board: DrawingUpdate;
  hand: DrawingUpdate | null; // own cards, if the game draws them
  log: LogLine[]; // new lines
}

/** Parts that an update leaves out while they are unchanged. */
export interface ViewParts {
  seats: SeatView[];
  cards: Card[]; // own cards
  groups: Group[]; // actions that belong together
  forms: Form[]; // what can be composed
  offer: OfferShown | null; // an open offer
  facts: Count[]; // numbers that concern all: the bank, a deck
  rates: Card[]; // what the bank asks for one card; empty where nobody trades
  orders: OrderView[];
  situations: Situation[]; // what a coach explains, each once
  strip: Brief<Part>[]; // what came of the last roll
  marks: SeatMark[];
  ending: EndingView | null; // once the game is over; not at lessons and puzzles
}

/** The coach of a person at a game. */
export interface CoachState {
  on: boolean;
  known: string[]; // situations that were explained
}

/** Whose decision is due; after the end who won. */
export interface Turn {
  you: boolean; // whether the reader is to decide
  seat: number;
  title: string;
  note: string;
}

/** What an undo of the reader would do. */
export interface UndoState {
  text: string; // what it takes back
  asks: boolean; // whether the others have to agree
  why: string; // why it cannot be done; else empty
}

/** A proposal that people answer. */
export interface ProposalView {
  kind: string; // `undo` or `end`
  seat: number; // who proposes
  text: string;
  answer: boolean; // whether the reader is to answer
}

/** The state of a lesson. */
export interface LessonView {
  title: string;
  pages: LessonPage[]; // read one after another
  act: Action | null; // the action that goes on
  also: Action[]; // others that go on as well; with `kind` alone all of that kind
  free: boolean; // whether they are as good as `act` and marked together
  does: string; // the words of `act`
  done: boolean;
  back: boolean; // whether something can be taken back
  at: number; // actions of the learner that are done
  of: number; // all of them
  next: string; // the lesson after it; empty after the last
}

/** A text of a lesson. */
export interface LessonPage {
  text: string;
  at: string[]; // keys of what it points at
  rule: string; // paragraph
}

/** Why something is not allowed. */
export interface RefusalWords {
  code: string;
  paragraph: string; // of the rules; else empty
  text: string; // in the reader's language
}

/** What a thing is, what it does and how it stands for the reader. */
export interface ExplanationView {
  thing: string;
  name: string;
  text: string;
  now: string; // how it stands
  paragraph: string; // of the rules
  picture: Picture | null;
  at: string[]; // keys of all that shows it
  facts: Fact[]; // how it stands, line by line
  chapter: string; // title of the chapter in the rules
}

/** A symbol of the library and the box in which it is seen. */
export interface Picture {
  symbol: string;
  box: string;
}

/** One line of how it stands: of a seat, or with a picture; the number if there is one. */
export interface Fact {
  name: string;
  n: number | null;
  picture: Picture | null;
  seat: number;
}

/** A thing that can be explained. */
export interface NamedThing {
  name: string;
  at: string[]; // keys
}

/** What chance gave at the whole table. */
export interface ChanceStats {
  bars: ChanceBar[];
  draws: number;
  stray: number; // of 100 fair games, how many deviate more
}

/** How often one outcome came. */
export interface ChanceBar {
  name: string;
  picture: Picture | null;
  n: number;
  due: number; // how often it was to be expected
}

/** What the rolls gave to each seat. */
export interface CardStats {
  kinds: CardKind[];
  rows: CardsRow[];
}

/** A kind of card. */
export interface CardKind {
  name: string;
  picture: Picture | null;
}

/** What the rolls gave to one seat. */
export interface CardsRow {
  seat: number;
  counts: number[]; // by kind
  total: number;
  due: string; // what was to be expected
  more: string; // the difference
}

/** One thing that speaks for an act, or against it. */
export interface Reason {
  text: string;
  picture: Picture | null;
  good: boolean;
}

/** One of the best actions with its value. */
export interface WeighedAction {
  action: Action;
  text: string;
  share: number; // between the worst (0) and the best (1)
  points: string; // expected, if the bot knows them exactly; else empty
}

/** Why a line is the best. */
export interface Proof {
  value: string; // of the best line, as a fraction
  line: ProofStep[];
  shares: string[][]; // chance and value of each outcome
  symbols: string; // definitions of the pictures
}

/** One action of the best line. */
export interface ProofStep {
  text: string;
  at: string; // markup of the element by which it is chosen
}

/** A seat of the finished game. */
export interface JoinedSeat {
  seat: number;
  joined: boolean;
  words: string;
}

/** What a page has to change so that it shows a drawing. */
export interface DrawingUpdate {
  parts: DrawingPart[]; // if they changed
  size: number[]; // width and height
  title: string;
  ground: string; // hash of the ground
  changed: Record<string, Record<string, string | null>>; // markup by layer and key; null removes
  order: Record<string, string[]>; // all keys of a layer, if their order changed
  symbols: string; // definitions that were not sent before on this connection
  laid: Record<string, string>; // markup of the ground by key, if the page lacks it
}

/** A part of a drawing that the page may place elsewhere. What has its default is left out. */
export interface DrawingPart {
  name: string;
  box: number[]; // in the drawing: x, y, width, height
  keys: string[]; // how the keys of its elements begin
  place: string;
  least: number; // pixels for a unit at which its words can be read
  most: number;
  cells: number; // of equal size in rows
  columns: number; // of cells, as drawn
  waits: boolean; // in a low window it lies below the fold
}

/** One event in the log. What is empty is left out. */
export interface LogLine {
  n: number; // number of the event
  kind: string; // of the event
  seat: number; // who acts, -1 if nobody
  turn: number; // number of the event with which its turn began
  owner: number; // whose turn it is, -1 before the first
  text: string; // the sentence; names are between U+2068 and U+2069
  place: "turn" | "head" | "line" | "offer" | "talk" | "deal";
  parts: Brief<Part>[]; // the sentence with pictures
  motions: Brief<Motion>[]; // sent once, with the first view of the line
  mark: Mark;
  fold: Brief<Part>[]; // the one line that stands for the trades of a turn
}

/** A piece of a line: words, a name, or a picture with how often; `seat` has its disc before. */
export interface Part {
  text: string;
  picture: Picture | null;
  count: number;
  seat: number;
  of: number; // whose piece the picture shows, in its colour
  name: boolean;
  chip: boolean; // framed, as a number that was rolled
}

/** Something moves: elements of the board by their keys, or so many cards from here to there. */
export interface Motion {
  how: string;
  keys: string[];
  start: string;
  end: string;
  card: string; // the kind, as far as it was told
  picture: Picture | null;
  tint: string;
  count: number;
}

/** What somebody did, to be seen until one's own next act: where, what it is called. */
export interface Mark {
  at: string[];
  name: string;
  picture: Picture | null;
}

/** A seat as its game shows it, and who sits there. */
export interface SeatView {
  seat: number;
  name: string;
  colour: string;
  stamp: string;
  points: number | null; // as far as the reader knows them
  hidden: number; // of them, those that only the reader knows
  counts: Count[];
  things: string; // markup of what lies before it
  opens: boolean; // whether more of it can be opened beside the board
  me: boolean;
  bot: string | null; // which one plays it
  tag: string; // in words: you, a bot, away
  away: boolean;
  give: boolean; // whether the reader may give it to a bot
  clock: number | null; // seconds left
  on: boolean; // whether it has the turn
  asked: boolean; // whether it is to decide in another's turn
}

/** A number in words, with its picture if there is one; `key` is what it counts. */
export interface Count {
  name: string;
  n: number;
  picture: Picture | null;
  key: string;
}

/** So many cards of a kind; of a price, `short` of them are missing. */
export interface Card {
  name: string;
  picture: Picture | null;
  tint: string; // the colour of its card, for a card without a drawing
  card: string;
  count: number;
  short: number;
}

/** Acts that belong together; either there are choices or it is blocked. */
export interface Group {
  kind: string;
  title: string;
  choices: Choice[];
  blocked: Blocked | null;
  sentence: string;
  paragraph: string; // of what the sentence says
  picture: Picture | null;
  cost: Card[];
  lasting: boolean;
  first: boolean;
  ends: boolean;
}

/** One act, and by what it is chosen: a card, a seat, a place, a picture or its text. */
export interface Choice {
  action: Action;
  text: string;
  by: string;
  what: string | number; // the card, the seat, the place such as `crossing-12`
  name: string;
  picture: Picture | null;
  seat: number | null; // whose card or thing it is, where both are chosen
  cards: Card[]; // what it names, where that is several things
  give: Card[] | null; // of an exchange that is made at once
  want: Card[] | null;
}

/** Why nothing of a group can be done: in plain words, as a sentence, by its paragraph. */
export interface Blocked {
  note: string;
  text: string;
  code: string;
  paragraph: string;
}

/** Choose some of these values. */
export interface SubsetForm {
  kind: string;
  shape: "subset";
  title: string;
  named: Record<string, Thing>;
  heading: string; // where it says more than the title
  sentence: string;
  paragraph: string; // of what the sentence says
  field: string;
  values: unknown[];
  least: number;
  most: number;
}

/** Anything that can be named. */
export interface Thing {
  name: string;
  picture: Picture | null;
  tint: string; // the colour of its card, for a card without a drawing
}

/** Cards to give and to want. Of several seats to ask, one is chosen, or all at once. */
export interface CardsForm {
  kind: string;
  shape: "cards";
  title: string;
  named: Record<string, Thing>;
  heading: string; // where it says more than the title
  sentence: string;
  paragraph: string; // of what the sentence says
  asked: Asked[];
  taken: Record<string, string> | null;
}

/** Whom an offer asks, None for all, and how much may be named then. */
export interface Asked {
  seat: number | null;
  give: Record<string, number>;
  want: Record<string, number>;
  give_count: [number, number];
  want_count: [number, number];
}

/** One of several finished acts: the ways in which a thing may lie at a place, or a list. */
export interface ChoiceForm {
  kind: string;
  shape: "turning" | "listing";
  title: string;
  named: Record<string, Thing>;
  heading: string; // where it says more than the title
  sentence: string;
  paragraph: string; // of what the sentence says
  place: unknown;
  choices: Choice[];
}

/** An open offer, its answers, and what the observer can say to it. */
export interface OfferShown {
  seat: number;
  title: string;
  give: Card[] | null;
  want: Card[] | null;
  asked: boolean; // the observer
  answers: Answer[];
  choices: Choice[];
  counter: Form | null;
}

/** What a seat has said to an offer, and the act that takes it at its word. */
export interface Answer {
  seat: number;
  answer: string;
  text: string;
  give: Card[] | null;
  want: Card[] | null;
  choice: Choice | null;
}

/** An automatic action that the reader may set. */
export interface OrderView {
  order: string;
  title: string;
  on: boolean;
}

/** What a coach explains once: in two sentences, by its paragraph, pointing at something. */
export interface Situation {
  name: string;
  text: string;
  paragraph: string;
  at: string[];
}

/** What a seat did since the reader's last action. */
export interface SeatMark {
  seat: number;
  at: string[]; // keys of elements on the board; empty: at the seat
  name: string;
  picture: Picture | null;
}

/** The result of a game. */
export interface EndingView {
  title: string;
  about: string; // what decided it, or why it ended
  is_decided: boolean;
  own: string; // the reader's place in words
  winners: number[];
  rows: EndingRow[]; // by rank
  sources: PointSource[];
}

/** A seat in the result. */
export interface EndingRow {
  seat: number;
  parts: SourceShare[];
  minus: number;
  rank: number;
  points: number;
}

/** Points of a seat from one source. */
export interface SourceShare {
  points: number;
  shade: number; // number of its colour
  name: string;
}

/** A source of points. */
export interface PointSource {
  name: string;
  words: string;
  picture: Picture | null;
  shade: number;
}
