// Made by tools/typescript.py from the server's message types. Do not edit.

/** It is done and stored. `number` is the table's number then: the entry this message became. */
export interface Accepted {
  type: "accepted"
  id: string
  number: number
}

/** In one lesson: of so many choices, so many were good. */
export interface AccuracyInLesson {
  lesson: number
  choices: number
  good: number
}

/** How well somebody chooses in a game, as the review sees it from what each seat could know. `sentence` is empty
    where there were not `enough` choices to say anything; `below` says that the class clearly chooses better, `unsure`
    that it may and too little was seen; where moves are `alike`, almost any is a good one, and neither is said. */
export interface AccuracyTold {
  game: string
  choices: number
  good: number
  accuracy: number
  enough: boolean
  below: boolean
  unsure: boolean
  alike: boolean
  sentence: string
  places: Array<PlaceTold>
  lessons: Array<AccuracyInLesson>
}

/** More names for the roster. */
export interface AddChildren {
  type: "add-children"
  /** chosen by the client, new for each message */
  id: string
  names: Array<string>
}

/** What was agreed, in words: the preset, and a sentence for every option that is otherwise. */
export interface AgreedView {
  preset: string
  besides: Array<string>
}

/** An option for who plays alone: some of its values, the default first, each as a whole sentence. */
export interface AloneChoice {
  name: string
  words: string
  values: Array<OptionValue>
}

/** I would play this move. Said again, the later one counts, as long as the answers are not shown. */
export interface AnswerPoll {
  type: "answer-poll"
  /** chosen by the client, new for each message */
  id: string
  /** questions to the class are counted from 1 */
  poll: number
  /** a move in the game's notation */
  text: string
}

/** Something is asked at the table (`questions`): agree, or do not. Who has asked says `false` to take it back. */
export interface AnswerQuestion {
  type: "answer"
  /** chosen by the client, new for each message */
  id: string
  /** the number of the question */
  question: number
  agree: boolean
}

/** `answer` to the one who asks to take a move back, whatever the question's number. */
export interface AnswerTakeBack {
  type: "answer-take-back"
  /** chosen by the client, new for each message */
  id: string
  agree: boolean
}

/** Ask everybody what they would play in a position. All tables stop until the question is over. */
export interface AskClass {
  type: "ask-class"
  /** chosen by the client, new for each message */
  id: string
  place: AtTable | InScene | AtPosition | InPoll
}

/** Somebody asks whether the last `moves` may be taken back; `waiting` are those who have not answered yet. */
export interface AskedBack {
  seat: number
  moves: number
  waiting: Array<number>
  line: Sentence
}

/** A question that the class was asked: how it chose, and what the review says. */
export interface AskedTold {
  poll: number
  lesson: number | null
  at: number
  game: string
  answered: number
  bars: Array<PollBar>
  review: PollReview | null
}

/** An exact position at any table the class has had, from a report or from an answer, and the seat to ask. No undo
    and no later move changes it. */
export interface AtPosition {
  of: "position"
  position: PositionRef
  seat: number
}

/** A position of a table of the lesson, after `moves` moves of a match; if unsaid the latest that may be shown. */
export interface AtTable {
  of: "table"
  /** tables of the lesson are counted from 0 */
  table: number
  match: number | null
  moves: number | null
}

/** Work that nobody waits for, such as clocks, bots' moves and reports: how often it has failed since the server
    started, by its name. The log says why. Everything else goes on. */
export interface Background {
  failed: Record<string, number>
}

/** You are in the class. Keep the token: it is you, on this device. */
export interface CameIn {
  code: string
  token: string
  child: number
  child_code: string
  number: number
}

/** What one chance outcome was made of: a pile as it lay before the shuffle, or the ranges that were drawn from. */
export interface ChanceNote {
  cards: Array<string>
  ranges: Array<[number, number]>
}

/** The class, for one child: who is there, where to play, where to look. */
export interface ChildFrame {
  type: "child"
  code: string
  number: number
  at: number
  name: string
  animal: string
  child_code: string
  mates: Array<Mate>
  game: string
  title: string
  table: string
  seat: number | null
  with_names: Array<string>
  lesson_on: boolean
  calm: boolean
  eyes_on_me: boolean
  ends_at: number | null
  hand_raised: boolean
  shows_hand: boolean
  is_seen: boolean
  hint: string
  rests: boolean
  host: string
  beside: Array<string>
  sentence: string
  poll: PollView | null
  homework: Array<HomeworkToDo>
}

/** One child in one lesson. */
export interface ChildLesson {
  lesson: number
  decisions: number
  missed: number
  hints: number
  seconds: number | null
}

/** A child beside the figures of all its tables. `enough` says whether there was enough to say anything at all. */
export interface ChildTold {
  child: number
  name: string
  animal: string
  decisions: number
  missed: number
  hints: number
  seconds: number | null
  matches: number
  ahead: number | null
  enough: boolean
  accuracy: Array<AccuracyTold>
  lessons: Array<ChildLesson>
  hinted: Array<PlaceTold>
  pondered: Array<PlaceTold>
  able: Array<string>
  aims: Array<string>
}

/** The numbers of the new children, in the order of their names. A number is never given to another child. */
export interface ChildrenAdded {
  type: "children-added"
  id: string
  number: number
  children: Array<number>
}

/** Every move that is offered to the asker, each as its player would tell it; answered by `offered`. */
export interface Choices {
  type: "choices"
  /** chosen by the client, new for each message */
  id: string
}

/** Open a seat on this device with the secret of a seat link. */
export interface Claim {
  secret: string
}

/** A class, for who is about to come in: by personal code where it has a roster, else by name. */
export interface ClassCard {
  code: string
  roster: boolean
  hidden: boolean
  animals: Array<string>
}

/** The class is there. `token` is the teacher's key, also in `link`: show it to nobody but a co-teacher. */
export interface ClassMade {
  code: string
  token: string
  link: string
  number: number
}

/** What the class can do. `lesson` is the one that is told of; none is all of them. */
export interface ClassReport {
  code: string
  lesson: number | null
  lessons: Array<LessonTold>
  topics: Array<TopicTold>
  findings: Array<FindingTold>
  children: Array<ChildTold>
  accuracy: Array<AccuracyTold>
  judging: JudgingTold
  hints: number
  seconds: number | null
  asked: Array<AskedTold>
  tables: number
  left_out: number
}

/** `move`: seconds for each move. `player`: seconds for each game, and `bonus` more after each move of one's own. */
export interface ClockSetting {
  kind: "move" | "none" | "player"
  seconds: number
  bonus: number
}

/** The clock. `left_ms` by seat (null: no limit) was true at the frame's `at`; those in `running` tick down. */
export interface ClockView {
  setting: ClockSetting
  left_ms: Array<number | null>
  running: Array<number>
  game_left_ms: number | null
  elapsed_ms: number | null
}

/** A child comes in: by personal code where there is one, else by name. */
export interface ComeIn {
  /** 1 to 16 letters, digits and spaces after trimming */
  nickname?: string
  child_code?: string
  animal?: string
  /** token of a child who plays on the same device */
  beside?: string
}

/** A new class. With `names` it has a roster and each child a personal code; else children type a name. Where names
    are `hidden`, those in the list are empty: the children are their animals, called so in `language` at their tables,
    and who they are is known to the teacher's own device alone. */
export interface CreateClass {
  names?: Array<string>
  plan?: LessonPlan | null
  days?: number
  hidden?: boolean
  language?: string
}

/** Open a table. Whoever creates it is its host and takes the `me` seat (none: host without a seat). Each `mate` is
    somebody who sits at the same device, called as `mates` says. */
export interface CreateTable {
  game: string
  /** each "me", "mate", "open", or the name of a bot ("simple") */
  seats: Array<string>
  /** 1 to 16 letters, digits and spaces after trimming */
  nickname?: string
  /** nicknames of the mates, in their order */
  mates?: Array<string>
  colour?: string | null
  preset?: string | null
  options?: Record<string, boolean | number | string | null>
  clock?: ClockSetting
  helps?: Helps
  /** seconds until a bot stands in */
  patience?: number
  spectators?: boolean
  /** the same cards for everybody who has the code; marks the table as an open deal, since the code can be found from the commitment by trying */
  deal_code?: string | null
  start?: boolean
  rules?: number | null
}

/** Who made a game and where we learned it: what its source says, null where it says nothing.

    `lines` are the same in sentences. */
export interface CreditInfo {
  designer: string | null
  publisher: string | null
  series: string | null
  year: number | null
  rights: string | null
  link: string | null
  source: string
  lines: Array<string>
}

/** A cup in the list of the teacher. */
export interface CupBrief {
  cup: number
  title: string
  method: string
  game: string
  round: number
  said: number
  round_on: boolean
  over: boolean
}

export interface CupRound {
  tables: Array<CupTable>
  bye: number | null
}

/** How a cup stands. */
export interface CupShown {
  type: "cup"
  id: string
  cup: number
  title: string
  method: string
  game: string
  said: number
  over: boolean
  round_on: boolean
  ranked: Array<Ranked>
  rounds: Array<CupRound>
}

/** A table of a round; `shares` are none while it plays: 1 is first, 0 last. */
export interface CupTable {
  code: string
  children: Array<number>
  shares: Array<number | null>
}

/** Tables that stand alike, as the seat sees it that moves there; `last` is the move that led here. The class can be
    asked about `position`, at one of them; None on a wall, and where there is nothing to choose. */
export interface DealBoard {
  tables: Array<number>
  frame: TableFrame
  board: string
  last: string
  seat: number
  position: PositionRef | null
  over: boolean
}

/** After `step` moves these tables went on differently. */
export interface DealFork {
  step: number
  ways: Array<DealWay>
}

/** The deal at every table, after `step` of at most `steps` moves. `par` comes later where it `thinks`. */
export interface DealLaid {
  type: "deal-laid"
  id: string
  game: string
  title: string
  step: number
  steps: number
  low_wins: boolean
  tables: Array<TableOfDeal>
  forks: Array<DealFork>
  boards: Array<DealBoard>
  on_wall: boolean
  par: ParOfDeal | null
  thinks: boolean
}

/** A seat beside the same seat at the other tables. Nobody's name on a wall. */
export interface DealSeat {
  child: number | null
  score: number
  beaten: number
  of: number
}

export interface DealTable {
  code: string
  seats: Array<Duplicate>
}

/** What some tables played at a fork, in words. */
export interface DealWay {
  tables: Array<number>
  seat: number
  text: string
  sentence: string
}

/** The table in letters and words, as far as the asker may see it; answered by `described`. */
export interface Describe {
  type: "describe"
  /** chosen by the client, new for each message */
  id: string
}

/** The table in letters and words, lines apart. `board` is the match alone: what there is to see, nothing else. */
export interface Described {
  type: "described"
  id: string
  text: string
  board: string
}

/** What a device needs that several people share: a token that shows nobody's cards, and one for each seat. */
export interface DeviceKeys {
  token: string
  seats: Array<SeatKey>
}

/** I am done on this device: its keys open nothing any more. */
export interface Done {
  type: "done"
  /** chosen by the client, new for each message */
  id: string
}

/** Draw the next round of a cup for everybody who is there, and seat them. */
export interface DrawCup {
  type: "draw-cup"
  /** chosen by the client, new for each message */
  id: string
  /** cups of the class are counted from 0 */
  cup: number
}

/** Take homework back, with what came of it. */
export interface DropHomework {
  type: "drop-homework"
  /** chosen by the client, new for each message */
  id: string
  /** homework of the class is counted from 0 */
  homework: number
}

/** A saved lesson is not needed any more. */
export interface DropPlan {
  type: "drop-plan"
  /** chosen by the client, new for each message */
  id: string
  plan_id: number
}

/** A seat beside the same seat at the other tables: 1 for every result beaten, a half for every equal one. */
export interface Duplicate {
  child: number | null
  score: number
  beaten: number
  of: number
}

/** Somebody shows a feeling; show it a moment and forget it. */
export interface EmoteFrame {
  type: "emote"
  seat: number
  emote: "good-luck" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow"
  sentence: string
}

/** A feeling and its words. */
export interface EmoteInfo {
  name: string
  words: string
}

/** Give the match up: no winners. */
export interface End {
  type: "end"
  /** chosen by the client, new for each message */
  id: string
}

/** No more rounds. */
export interface EndCup {
  type: "end-cup"
  /** chosen by the client, new for each message */
  id: string
  /** cups of the class are counted from 0 */
  cup: number
}

/** The lesson is over. */
export interface EndLesson {
  type: "end-lesson"
  /** chosen by the client, new for each message */
  id: string
}

/** Every face of a game, and the size of its cards in millimetres. */
export interface FaceIndex {
  game: string
  width: number
  height: number
  faces: Array<FaceInfo>
}

/** A face, how many cards of a set have it, and its row of the deck table. */
export interface FaceInfo {
  name: string
  count: number
  row: Record<string, unknown>
}

/** One thing to fill in: a `"number"` between `low` and `high`, or `"text"` or `"cards"` of that many characters. */
export interface Field {
  name: string
  kind: string
  low: number
  high: number
}

/** Put bots on all open seats. */
export interface Fill {
  type: "fill"
  /** chosen by the client, new for each message */
  id: string
  bot?: string
}

/** One thing that one child does not seem to know; `likely` is how likely that is, from 0 to 1. */
export interface FindingTold {
  child: number
  game: string
  rule: string
  slip: string
  sentence: string
  missed: number
  chances: number
  likely: number
  places: Array<PlaceTold>
  lessons: Array<InLesson>
}

/** A move to be written: the verb, then the fields. `send` is the verb in words, `labels` are the fields'. */
export interface FormView {
  verb: string
  fields: Array<Field>
  send: string
  labels: Array<string>
}

/** A game on the shelf. */
export interface GameInfo {
  name: string
  rules: number
  title: string
  line: string
  least_seats: number
  most_seats: number
  ages: string
  minutes: number
  skills: Array<string>
  colours: Array<string>
  bots: Array<string>
  options: Array<OptionInfo>
  presets: Array<PresetInfo>
  defaults: Array<Record<string, boolean | number | string | null>>
  deck: Array<Record<string, unknown>>
  helps: Array<string>
  one_device: boolean
  alone: Array<AloneChoice>
  has_rules: boolean
}

/** How one game of a match ended: points by seat, the seats that won it, and the way it ended. */
export interface GameOutcome {
  scores: Array<number>
  winners: Array<number>
  end: string
}

/** A hint for a child whose turn it is, also where the lesson has none: shown at once, or (`waits`) when the child
    wants to see it. */
export interface GiveHint {
  type: "give-hint"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
  waits?: boolean
}

/** Puzzles for everybody until then, in ms since 1970; without `until` it is an exit ticket, done right away.
    Without `puzzles`, `count` of the game are picked, of one difficulty if there is a `band`; with `own`, as many as
    were found in the games of the latest lesson, and only then others. With `play` it is matches and no puzzles. */
export interface GiveHomework {
  type: "give-homework"
  /** chosen by the client, new for each message */
  id: string
  game: string
  until?: number | null
  title?: string
  count?: number
  band?: "" | "easy" | "hard" | "medium"
  puzzles?: Array<string>
  own?: boolean
  play?: HomeworkPlay | null
}

/** More time for everybody at a table whose clock runs. */
export interface GiveTime {
  type: "give-time"
  /** chosen by the client, new for each message */
  id: string
  /** tables of the lesson are counted from 0 */
  table: number
  seconds?: number
}

/** The last frame before the server closes the line. Come again unless `final`. */
export interface Goodbye {
  type: "goodbye"
  code: string
  sentence: string
  final: boolean
}

/** Someone is guessing personal codes. `blocks`: the class has no guesses left, so that no code is looked up from
    addresses where many were wrong. */
export interface Guessing {
  wrong: number
  addresses: number
  for_ms: number
  blocks: boolean
}

/** Make a one-time link that opens this seat on another device: the host for any seat, others for their own. */
export interface HandSeat {
  type: "hand-seat"
  /** chosen by the client, new for each message */
  id: string
  /** seats are counted from 0 */
  seat: number
}

/** `ok` while tables can be played and stored; `store-failed` while nothing can be written, as on a full disk;
    `store-dead` when that will not mend and the server ends. */
export interface Health {
  status: "ok" | "stopping" | "store-dead" | "store-failed"
  version: string
  tables: number
  connections: number
  background: Background
  left_out: Array<LeftOutInfo>
}

/** The first message on a WebSocket, and any later one to change the language. Answered by a `table` frame. */
export interface Hello {
  type: "hello"
  token: string
  since?: number
  language?: "en" | "es" | null
  changes?: boolean
}

/** Help that the host allows, for all seats alike and shown to all. */
export interface Helps {
  hints: boolean
  preview: boolean
  word_check: boolean
  take_back: boolean
}

/** Ask for advice, where the table allows hints. */
export interface Hint {
  type: "hint"
  /** chosen by the client, new for each message */
  id: string
}

/** One of the best moves: in words, what it is worth (a share of wins, or points) and why. */
export interface HintChoice {
  text: string
  sentence: string
  worth: number
  error: number
  unit: "points" | "win"
  worth_sentence: string
  why: Array<string>
}

/** Advice, made from what this seat can see: at most three moves, the best first. `text` is the best one.

    Where nothing can be advised (a quiz, a sum to say), `text` is empty and `says` helps on. */
export interface Hinted {
  type: "hinted"
  id: string
  text: string
  best: Array<HintChoice>
  says: Array<string>
}

/** A match of a child's homework: its table where it was begun, what came of it where it is over. */
export interface HomeMatch {
  code: string
  over: boolean
  won: boolean
  score: number
  best_other: number | null
  hints: number
  refused: number
  late: boolean
  beaten: number
  of: number
}

/** Homework in the list of the teacher: how many have begun, how many have done all of it. */
export interface HomeworkBrief {
  homework: number
  title: string
  game: string
  given: number
  until: number
  ticket: boolean
  puzzles: number
  began: number
  done: number
  open: boolean
  matches: number
  own: number
  wants_own: boolean
}

/** A child's homework: `marks` by puzzle, none where it was not tried; `first_try` counts those that were right at
    once, `latest` is when the last was tried. */
export interface HomeworkChild {
  child: number
  solved: number
  first_try: number
  tries: number
  latest: number | null
  marks: Array<HomeworkMark | null>
  matches: Array<HomeMatch>
  won: number
  played: number
}

/** What a child made of a puzzle. `shown`: it was solved after the answer was shown. */
export interface HomeworkMark {
  tries: number
  solved: boolean
  shown: boolean
}

/** So many matches at a table of `size` seats, with bots of `level` in all the others; 0 takes the fewest that make
    a match, 1 is alone where a game can be played so. With `same_deals` everybody is dealt the same cards. */
export interface HomeworkPlay {
  matches: number
  level: string
  size: number
  preset: string | null
  options: Record<string, boolean | number | string | null>
  same_deals: boolean
  helps: Helps
}

/** Who did what, of everybody in the class. */
export interface HomeworkShown {
  type: "homework"
  id: string
  homework: number
  title: string
  game: string
  given: number
  until: number
  ticket: boolean
  open: boolean
  puzzles: Array<PuzzleOfHomework>
  children: Array<HomeworkChild>
  level: string
  same_deals: boolean
}

/** Homework of a child that is still open; `solved` are those of its puzzles that this child has solved. An exit
    ticket is done right away. */
export interface HomeworkToDo {
  homework: number
  title: string
  game: string
  game_title: string
  until: number
  ticket: boolean
  puzzles: Array<string>
  solved: Array<string>
  matches: Array<HomeMatch>
  own: Array<string>
  done: boolean
}

/** How it was in one lesson, for who wants to see whether it gets better. */
export interface InLesson {
  lesson: number
  missed: number
  chances: number
}

/** The position of a question that the class was asked before. */
export interface InPoll {
  of: "poll"
  /** questions to the class are counted from 1 */
  poll: number
}

/** A position of the lesson that teaches a game: `step` of `scene`, as `list-scenes` names them. */
export interface InScene {
  of: "scene"
  game: string
  scene: number
  step: number
}

/** Take a seat: the named one, else the first open one, else the first bot's. */
export interface Join {
  /** 1 to 16 letters, digits and spaces after trimming */
  nickname: string
  colour?: string | null
  seat?: number | null
  program?: boolean
}

/** You are at the table. The token is the key to the seat: keep it, show it to nobody, it is not given again. */
export interface Joined {
  code: string
  link: string
  token: string
  seat: number | null
  host: boolean
  number: number
  device: DeviceKeys | null
}

/** How far the review is: with `done` of `total` tables. Tables where the class still plays wait. */
export interface JudgingTold {
  done: number
  total: number
  playing: number
}

/** A bot plays for a child (`on`), until the seat is given back. */
export interface KeepSeat {
  type: "keep-seat"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
  on: boolean
}

/** Give the seat up for good: a bot goes on in a running match, in the lobby the seat is open again. */
export interface Leave {
  type: "leave"
  /** chosen by the client, new for each message */
  id: string
}

/** A game of another package that can't be played on this server, and why. */
export interface LeftOutInfo {
  name: string
  package: string
  why: string
}

/** A lesson as a teacher plans it. `size` is how many sit at a table; 0 takes what suits the game. Where children
    are too few for a table, bots of `level` sit with them. */
export interface LessonPlan {
  game: string
  title: string
  preset: string | null
  options: Record<string, boolean | number | string | null>
  size: number
  level: string
  mixing: "mixed" | "random" | "similar"
  same_deal: boolean
  clock: ClockSetting
  helps: Helps
  /** 0: as long as it takes */
  minutes: number
  odd: "bot" | "share"
  sharers: "any" | "together"
  shows_hands: boolean
}

/** All lessons that are ready for a game. */
export interface LessonShelf {
  game: string
  lessons: Array<ReadyLesson>
}

export interface LessonTold {
  number: number
  began: number
  games: Array<string>
  tables: number
  matches: number
  homework: boolean
}

/** What is being played: the how-manieth seating since the class was made, since when, at which tables. */
export interface LessonView {
  plan: LessonPlan
  title: string
  round: number
  began: number
  tables: Array<TableSummary>
}

/** Look up personal codes again, however many were wrong. */
export interface LiftCodeLimit {
  type: "lift-code-limit"
  /** chosen by the client, new for each message */
  id: string
}

/** Which positions of the lesson that teaches a game can be asked about? */
export interface ListScenes {
  type: "list-scenes"
  /** chosen by the client, new for each message */
  id: string
  game: string
}

/** Let nobody new in (`on`), or open the table again to who has the code; seat links work all the same. */
export interface Lock {
  type: "lock"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
}

/** A key to watch a table of the lesson. */
export interface LookAtTable {
  type: "look-at-table"
  /** chosen by the client, new for each message */
  id: string
  /** tables of the lesson are counted from 0 */
  table: number
}

/** Pictures of those tables that have changed since they were seen, as anybody may see them. A wall sees only
    those that are chosen for it. */
export interface LookAtTables {
  type: "look-at-tables"
  /** chosen by the client, new for each message */
  id: string
  tables: Array<SeenTable>
}

/** The table as this child sees it, where the lesson says so; the child's screen shows that for as long as it is
    asked for again within a few seconds. */
export interface LookBeside {
  type: "look-beside"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
  /** which was seen last; 0: none yet */
  number?: number
}

/** A cup over several rounds, played by the plan. Without `rounds` it takes as many as its method usually does. */
export interface MakeCup {
  type: "make-cup"
  /** chosen by the client, new for each message */
  id: string
  plan: LessonPlan
  method?: "ladder" | "round-robin" | "swiss"
  title?: string
  rounds?: number | null
}

/** Somebody of the class, as the others see them. `here`: a device of theirs is on the line. */
export interface Mate {
  name: string
  animal: string
  here: boolean
}

/** Play this move. */
export interface Move {
  type: "move"
  /** chosen by the client, new for each message */
  id: string
  /** a move in the game's notation */
  text: string
}

/** A new personal code for a child; devices that came in with the old one are out. */
export interface NewChildCode {
  type: "new-child-code"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
}

/** The teacher link from now on. */
export interface NewLink {
  type: "new-link"
  id: string
  token: string
  link: string
}

/** What this seat may do now: listed moves by their text, forms for the rest. */
export interface OfferView {
  moves: Array<string>
  forms: Array<FormView>
  asks: Sentence
}

/** The moves that are listed in `play.offer.moves`, in that order, in sentences that tell them apart.

    Made from what this seat can see; where very many are listed, of the first ones only. */
export interface Offered {
  type: "offered"
  id: string
  moves: Array<OfferedMove>
}

/** A move by its text, and the sentence in which its player would tell of it. */
export interface OfferedMove {
  text: string
  sentence: string
}

/** A key for the projector. With `names` children are named there, else they are their animals. */
export interface OpenWall {
  type: "open-wall"
  /** chosen by the client, new for each message */
  id: string
  names?: boolean
}

/** An option: pick one of `values`, or where there are none a whole number from `low` to `high`. */
export interface OptionInfo {
  name: string
  words: string
  default: boolean | number | string | null
  values: Array<OptionValue>
  low: number | null
  high: number | null
  rule: string
}

/** One value an option can have, as data and as written. */
export interface OptionValue {
  value: boolean | number | string | null
  text: string
}

/** A `GameOutcome` as data. */
export interface OutcomeView {
  end: string
  scores: Array<number>
  winners: Array<number>
}

/** Two children who sit apart or together. */
export interface PairWish {
  one: number
  other: number
  wish: string
}

/** What can be made of it, by seat: the best there is (`solver`), or the mean of some matches of strong `bots`. */
export interface ParOfDeal {
  scores: Array<number>
  source: "bots" | "solver"
  matches: number
}

/** Stop play and clocks (`on`), or go on. */
export interface Pause {
  type: "pause"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
}

/** Be seen as another animal. */
export interface PickAnimal {
  type: "pick-animal"
  /** chosen by the client, new for each message */
  id: string
  animal: string
}

/** Those of the tables asked for that have changed. */
export interface Pictures {
  type: "pictures"
  id: string
  pictures: Array<TablePicture>
}

/** Who sits there; a bot where there is no child. */
export interface PlaceAtTable {
  child: number | null
  name: string
  animal: string
  here: boolean
  guests: Array<string>
}

/** A position to show, and what a seat tried there; empty where a hint was wanted. If the analysis prefers another
    move, it is here in words, with reasons. */
export interface PlaceTold {
  position: PositionRef
  seat: number
  text: string
  best: string
  better: string
  why: Array<string>
  played: string
  tried: string
  refused: string
  rule: string
}

/** A table before it is dealt: children in their order, bots behind them, who plays along with whom. */
export interface PlannedTable {
  children: Array<number>
  bots: number
  guests: Record<string, number>
}

/** The game after a move: `now` and `actors` of its view, and what this seat may do, which `status` asks. */
export interface PlayChange {
  now: Record<string, unknown>
  actors: Array<number>
  moves: Array<string>
  forms: Array<FormView>
  may_take_back: boolean
}

/** Give me the key to my table for a match of my homework; it is opened where I have not begun. */
export interface PlayHomework {
  type: "play-homework"
  /** chosen by the client, new for each message */
  id: string
  /** homework of the class is counted from 0 */
  homework: number
  match: number
}

/** The match. `view.now` and `view.last_game` are of the game's own shape. `outcome` is said at the end. */
export interface PlayView {
  match: number
  view: View
  offer: OfferView
  outcome: Array<Sentence>
  may_take_back: boolean
  asked_back: AskedBack | null
  special: Sentence | null
}

/** How many have chosen a move. `text` is empty where it stands for all the rarer ones. Who: the teacher only. */
export interface PollBar {
  text: string
  sentence: string
  count: number
  children: Array<number>
}

/** The position that the class is asked about, seen by the seat that moves there; `board` is it in words. */
export interface PollPosition {
  type: "poll-position"
  id: string
  poll: number
  table: TableFrame
  board: string
}

/** What the review says: the best moves first, each with its reasons; where there are none, what it says instead. */
export interface PollReview {
  best: Array<HintChoice>
  says: Array<string>
}

/** The class is asked what it would play. Everybody sees the bars once they are `shown`, and the review once it is
    `told`; the teacher at once. `mine` is what this child has chosen. */
export interface PollView {
  poll: number
  stage: "asked" | "shown" | "told"
  game: string
  title: string
  answered: number
  here: number
  mine: string | null
  bars: Array<PollBar>
  review: PollReview | null
}

/** A position that stood at a table: in which match (from 1), and after how many entries of the table's log.

    A log only grows, so a reference stays exact whatever is undone or played later. Two references to one position of a
    match are equal: the entry is the one that led to the position, and a move that is undone leads back to it. */
export interface PositionRef {
  table: string
  match: number
  entry: number
}

/** A position to ask about, as the seat that moves there saw it: at a table, after `moves` of `match`. A table of
    this lesson has that many `matches`, and `all_moves` of this one, to go through. Asking about `position` asks about
    exactly this. */
export interface PositionShown {
  type: "position"
  id: string
  table: TableFrame
  board: string
  position: PositionRef | null
  match: number
  matches: number
  moves: number
  all_moves: number
}

/** A named set of options; what it leaves out has its default. */
export interface PresetInfo {
  name: string
  words: string
  options: Record<string, boolean | number | string | null>
  seats: Array<number>
}

/** How would everybody be seated? Nobody else learns of it. Asked again, another way. */
export interface PreviewSeats {
  type: "preview-seats"
  /** chosen by the client, new for each message */
  id: string
}

/** A game on paper. `pictured` names a few faces; `copies` is how many sets of cards are usual,
    `backs` whether they usually have backs. */
export interface PrintGame {
  name: string
  title: string
  line: string
  things: Array<string>
  pack: Array<string>
  copies: number
  backs: boolean
  cards: number
  triangles: boolean
  pictured: Array<string>
  playable: boolean
}

/** What is printed: a `set` to play, a lesson `pack`, or cards for a `shop`; ink and size where nothing is said. */
export interface PrintKind {
  name: string
  ink: string
  size: string
}

/** One part of what is printed. Beside the things that can be chosen there is `test`: the sheet to try first, with
    backs; for a shop the parts are `fronts` and `backs`. */
export interface PrintPart {
  thing: string
  pages: number
}

/** What the PDF of the same query will hold. `width` and `height` are those of the paper, in millimetres. */
export interface PrintPlan {
  game: string
  pages: number
  sheets: number
  cards: number
  parts: Array<PrintPart>
  width: number
  height: number
  first_sheet: Array<SheetCard>
  ground: string
}

/** Everything that can be printed, and the choices there are. */
export interface PrintShelf {
  games: Array<PrintGame>
  papers: Array<string>
  things: Array<string>
  inks: Array<string>
  sizes: Array<string>
  kinds: Array<PrintKind>
  orders: Array<string>
  most_copies: number
  longest_code: number
}

/** What this server keeps, and for how long; null is for ever. Days count from when a table was last used. A class
    is kept with its tables and whatever was noted there, until so many days after its last lesson. */
export interface Privacy {
  finished_days: number | null
  abandoned_days: number | null
  replays: number
  class_days: number
  longest_class_days: number
}

/** Put a move of the table itself to the others (`word SUSHI`); who is alone among bots is asked to be sure. */
export interface Propose {
  type: "propose"
  /** chosen by the client, new for each message */
  id: string
  /** a move in the game's notation */
  text: string
}

/** A child as only the teacher sees it. */
export interface Pupil {
  child: number
  name: string
  animal: string
  code: string
  here: boolean
  hand_since: number | null
  table: number | null
  seat: number | null
  rests: boolean
  hint: string
  device: number | null
  along: number | null
  joined: number | null
}

/** Every line of moves that solves a puzzle, the shortest first; that one also in words, and why. */
export interface PuzzleAnswer {
  lines: Array<Array<string>>
  told: Array<string>
  why: Array<string>
}

/** A puzzle on the shelf. `solved` is how many of 100 solve it at once: bots, and so many `people` who tried it. */
export interface PuzzleCard {
  id: string
  kind: string
  band: "easy" | "hard" | "medium"
  moves: number
  solved: number
  people: number
}

/** The moves that are listed, in sentences that tell them apart. */
export interface PuzzleChoices {
  moves: Array<OfferedMove>
}

/** The puzzles of a game, easy ones first; `daily` is the one of the day. */
export interface PuzzleGame {
  game: string
  title: string
  daily: string
  puzzles: Array<PuzzleCard>
}

/** How to go about it. */
export interface PuzzleHint {
  sentence: string
}

/** How a try stands: `open` is right so far. After a wrong move `table` is as it was before it. `why` is said when
    it is solved. */
export interface PuzzleJudged {
  state: "open" | "solved" | "wrong"
  sentence: string
  why: Array<string>
  table: TableFrame
  board: string
}

/** A puzzle and how the class did: how many tried it, how many solved it by themselves, how many at once. */
export interface PuzzleOfHomework {
  puzzle: string
  band: string
  tried: number
  solved: number
  first_try: number
  own: boolean
}

/** A puzzle as its seat sees it. `moves` is how many moves the shortest answer takes, `rates` how many of 100 tries
    of each level of bots solve it, `board` the table in letters and words. `daily` is today's date if it's the puzzle
    of the day, else empty. */
export interface PuzzlePage {
  id: string
  game: string
  title: string
  kind: string
  band: "easy" | "hard" | "medium"
  moves: number
  rates: Record<string, number>
  goal: string
  table: TableFrame
  board: string
  daily: string
}

/** All puzzles there are. `date` is the day, in Greenwich. */
export interface PuzzleShelf {
  date: string
  games: Array<PuzzleGame>
}

/** Moves from the start of a puzzle. `first`: nothing was tried or shown before; it counts for how hard it is. In
    homework each try counts, once for each `id`. */
export interface PuzzleTry {
  moves: Array<string>
  first?: boolean
  id?: string
}

/** Something is asked at the table: `line` says what. `waiting` are those who have not answered yet; `seat` asks,
    if it is someone with a seat. After `until` (the server's time) it is over. While the table is paused that time
    doesn't run, and a question about the game is `on_hold`: it can be answered when the game goes on. */
export interface QuestionView {
  number: number
  kind: string
  seat: number | null
  waiting: Array<number>
  line: Sentence
  until: number
  on_hold: boolean
}

/** Call the teacher (`on`), or not any more. The teacher may lower it too. */
export interface RaiseHand {
  type: "raise-hand"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
  child?: number | null
}

/** A child in the table of results. Equal in points and opposition is the same place. */
export interface Ranked {
  child: number
  place: number
  points: number
  opposition: number
  played: number
  byes: number
}

/** Go on to the next game of the match. */
export interface Ready {
  type: "ready"
  /** chosen by the client, new for each message */
  id: string
}

/** A lesson to take as it is, or to begin from. */
export interface ReadyLesson {
  name: string
  title: string
  text: string
  plan: LessonPlan
}

/** It was not done, and nothing has changed. `id` is null where the message could not be read that far. `child` says
    it in words for who has just learned to read; empty where `sentence` is plain enough. */
export interface Refused {
  type: "refused"
  id: string | null
  code: string
  sentence: string
  facts: Record<string, unknown>
  rule: string
  child: string
}

/** Play again: same seats, same options, new deal; the running score goes on and the start moves on by a seat.

    `fresh` begins a series anew: the score is at zero, and the first seat begins. */
export interface Rematch {
  type: "rematch"
  /** chosen by the client, new for each message */
  id: string
  fresh?: boolean
}

/** Send somebody away: a bot goes on in a running match, in the lobby the seat is open again. */
export interface Remove {
  type: "remove"
  /** chosen by the client, new for each message */
  id: string
  /** seats are counted from 0 */
  seat: number
}

/** Take a child out of the class, with name and code. */
export interface RemoveChild {
  type: "remove-child"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
}

/** Remove several students at once, such as everyone who joined in the last minute. Those who are gone already are
    no fault. */
export interface RemoveChildren {
  type: "remove-children"
  /** chosen by the client, new for each message */
  id: string
  children: Array<number>
}

/** Take another nickname or colour; what is null stays. */
export interface Rename {
  type: "rename"
  /** chosen by the client, new for each message */
  id: string
  nickname?: string | null
  colour?: string | null
}

/** Another name for a child. */
export interface RenameChild {
  type: "rename-child"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
  /** 1 to 16 letters, digits and spaces after trimming */
  nickname: string
}

/** A new teacher link; the one there was opens nothing any more. */
export interface RenewLink {
  type: "renew-link"
  /** chosen by the client, new for each message */
  id: string
}

/** A record that was played again and found good. `moves` tells them with everything open. */
export interface ReplayCard {
  id: string
  game: string
  title: string
  rules: number
  options: Record<string, boolean | number | string | null>
  agreed: AgreedView
  seats: Array<SeatView>
  moves: Array<TableEvent>
  ends: Array<number>
  games: Array<GameOutcome>
  result: Result | null
  seed: string | null
  commitment: string
  chance: Array<ChanceNote>
  notes: Array<Sentence>
}

/** A record after a number of moves, as a table that can only be looked at. */
export interface ReplayFrame {
  at: number
  table: TableFrame
  open: Array<Record<string, unknown>>
  board: string
}

/** All moves of a record as somebody saw them. */
export interface ReplayMoves {
  moves: Array<TableEvent>
}

/** How a match ended: totals by seat, the seats that won, the way the last game ended, and every game of it. */
export interface Result {
  scores: Array<number>
  winners: Array<number>
  end: string
  games: Array<GameOutcome>
}

/** A `Result` as data; `scores` are the totals. */
export interface ResultView {
  end: string
  games: Array<OutcomeView>
  scores: Array<number>
  winners: Array<number>
}

/** A review as far as it is made: `done` of `total` moves; `judged` are those from the asked place on. */
export interface ReviewFrame {
  total: number
  done: number
  unit: "points" | "win"
  judged: Array<ReviewMove>
  summary: ReviewSummary | null
}

/** A move against the best that was found, as far as its seat could know then. */
export interface ReviewMove {
  number: number
  seat: number
  worth: number
  best_worth: number
  loss: number
  error: number
  forced: boolean
  verdict: string
  best: string
  best_sentence: string
  why: Array<string>
}

/** What all moves come to. */
export interface ReviewSummary {
  accuracy: Array<number | null>
  says: Array<string>
  turning_points: Array<TurningPoint>
}

/** Rules that belong together. */
export interface RuleChapter {
  title: string
  rules: Array<RuleInfo>
}

/** One rule, in short sentences. A line of `text` that begins with a word between stars is an example.

    `◊` stands behind what is a ruling of ours, because the source is silent there; `ruling` says whether there is any. */
export interface RuleInfo {
  id: string
  title: string
  text: string
  ruling: boolean
  pictures: Array<RulePicture>
}

/** All rules of a game, each under the id that refusals name. */
export interface RulePage {
  game: string
  title: string
  language: "en" | "es"
  credit: CreditInfo
  chapters: Array<RuleChapter>
}

/** An example of a rule, drawn: what is to be learned, what it shows in words, and its size in millimetres. */
export interface RulePicture {
  name: string
  caption: string
  shows: string
  width: number
  height: number
}

/** The rules of all games. */
export interface RuleShelf {
  pages: Array<RulePage>
}

/** What the same cards came to; of `tables` those are told that are over. */
export interface SameDealShown {
  type: "same-deal"
  id: string
  game: string
  tables: number
  low_wins: boolean
  over: Array<DealTable>
}

/** Save a lesson for another day. With `plan_id`, replace that saved lesson; if it's gone, save a new one. */
export interface SavePlan {
  type: "save-plan"
  /** chosen by the client, new for each message */
  id: string
  plan: LessonPlan
  plan_id?: number | null
}

export interface SavedPlan {
  plan_id: number
  plan: LessonPlan
}

/** A position of a lesson, with what the lesson says there. */
export interface SceneChoice {
  scene: number
  step: number
  sentence: string
}

export interface SceneList {
  type: "scenes"
  id: string
  scenes: Array<SceneChoice>
}

/** Seat everybody who is there and deal; said again, new tables for the next game. With `tables`, exactly so. */
export interface SeatAll {
  type: "seat-all"
  /** chosen by the client, new for each message */
  id: string
  tables?: Array<TableWish>
}

/** Seat one child at a table of the lesson, in a bot's place; without one, wherever there is a place. */
export interface SeatChild {
  type: "seat-child"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  child: number
  table?: number | null
}

/** A seat and the token that opens it. */
export interface SeatKey {
  seat: number
  token: string
}

/** A link that opens a seat once, within `minutes`. Open it on the other device. */
export interface SeatLink {
  type: "seat-link"
  id: string
  seat: number
  link: string
  secret: string
  minutes: number
}

/** The key to a child's seat at a table, for this device. */
export interface SeatOpened {
  type: "seat-opened"
  id: string
  joined: Joined
}

/** The best score that can be made of a deal and the fewest draws that reach it: proved, or the best found. */
export interface SeatPar {
  score: number
  draws: number
  score_proved: boolean
  draws_proved: boolean
}

/** Who sits where. `name` is made up ("Seat 2", "Bot 3") where there is no nickname. */
export interface SeatView {
  seat: number
  kind: "bot" | "human" | "open"
  name: string
  colour: string
  bot: string | null
  away: boolean
  present: boolean
  program: boolean
  host: boolean
  ready: boolean
  shares: boolean
  named: boolean
}

/** How everybody could be seated; `most` is how many the game takes at a table, `least` how many it needs. */
export interface SeatsShown {
  type: "seats"
  id: string
  tables: Array<PlannedTable>
  least: number
  most: number
}

/** How a cup stands: its table of results and all rounds. */
export interface SeeCup {
  type: "see-cup"
  /** chosen by the client, new for each message */
  id: string
  /** cups of the class are counted from 0 */
  cup: number
}

/** The same cards, side by side, after `step` moves at these tables; refused while somebody still plays them. With
    `wall` it is on the projector too, or no more. The projector itself sees what the teacher looks at. */
export interface SeeDeal {
  type: "see-deal"
  /** chosen by the client, new for each message */
  id: string
  step?: number
  tables?: Array<number>
  wall?: boolean | null
}

/** Who did what? */
export interface SeeHomework {
  type: "see-homework"
  /** chosen by the client, new for each message */
  id: string
  /** homework of the class is counted from 0 */
  homework: number
}

/** Show me the position that the class is asked about. Everybody may ask. */
export interface SeePoll {
  type: "see-poll"
  /** chosen by the client, new for each message */
  id: string
  /** questions to the class are counted from 1 */
  poll: number
}

/** Show me a position before the class is asked about it. Refused where it may not be shown. */
export interface SeePosition {
  type: "see-position"
  /** chosen by the client, new for each message */
  id: string
  place: AtTable | InScene | AtPosition | InPoll
}

/** What the same cards came to at each table of the lesson, seat by seat. */
export interface SeeSameDeal {
  type: "see-same-deal"
  /** chosen by the client, new for each message */
  id: string
}

/** A table of the lesson, and which number of it was seen last; 0: none yet. */
export interface SeenTable {
  /** tables of the lesson are counted from 0 */
  table: number
  number: number
}

/** Something said: its key and facts, and the sentence in the reader's language. */
export interface Sentence {
  key: string
  facts: Record<string, unknown>
  sentence: string
}

/** A finished match of a series: which of the table's matches, which seat had the first turn, how it ended. */
export interface SeriesMatch {
  match: number
  began: number | null
  scores: Array<number>
  winners: Array<number>
}

/** The running score: the matches that were played to their end one after the other by the same people.

    `wins` and `points` are by seat; a shared win counts for each. `matches` are the last ones, the newest at the end. */
export interface SeriesView {
  played: number
  wins: Array<number>
  points: Array<number>
  matches: Array<SeriesMatch>
  gone: Array<number>
}

/** Agree on something else before the first deal. Preset and options are given whole, as when a table is opened;
    what is null of the rest stays as it is, and an empty deal code takes a code back. */
export interface SetAgreed {
  type: "agreed"
  /** chosen by the client, new for each message */
  id: string
  preset?: string | null
  options?: Record<string, boolean | number | string | null>
  seats?: number | null
  clock?: ClockSetting | null
  deal_code?: string | null
}

/** No clocks, no ranks, no sounds; or as usual. */
export interface SetCalm {
  type: "calm"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
}

/** Stop all tables (`on`), or let them go on. */
export interface SetEyes {
  type: "eyes-on-me"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
}

/** Set which help there is. */
export interface SetHelps {
  type: "helps"
  /** chosen by the client, new for each message */
  id: string
  helps: Helps
}

/** How many days after its last lesson the class is forgotten. */
export interface SetKeep {
  type: "keep"
  /** chosen by the client, new for each message */
  id: string
  /** 0: forget it now */
  days: number
}

/** Two children sit apart, together, or as it comes. */
export interface SetPair {
  type: "set-pair"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  one: number
  /** children are counted from 0 */
  other: number
  wish: "any" | "apart" | "together"
}

/** What is played next. */
export interface SetPlan {
  type: "set-plan"
  /** chosen by the client, new for each message */
  id: string
  plan: LessonPlan
}

/** Give one seat to a bot, or open it for somebody to join; who sat there before has lost it. */
export interface SetSeat {
  type: "set-seat"
  /** chosen by the client, new for each message */
  id: string
  /** seats are counted from 0 */
  seat: number
  to: "bot" | "open"
  bot?: string
}

/** What a table of a round came to: its children from the first to the last, equals together. */
export interface SettleCup {
  type: "settle-cup"
  /** chosen by the client, new for each message */
  id: string
  /** cups of the class are counted from 0 */
  cup: number
  round: number
  places: Array<Array<number>>
}

/** A card on a sheet, in millimetres from the top left; one with a `turn` of 180 stands on its head. */
export interface SheetCard {
  name: string
  x: number
  y: number
  width: number
  height: number
  turn: number
}

/** Everything the home page needs, in one language. */
export interface Shelf {
  language: "en" | "es"
  languages: Array<"en" | "es">
  games: Array<GameInfo>
  emotes: Array<EmoteInfo>
  version: string
}

/** Show a feeling to the table; it is not kept. */
export interface ShowEmote {
  type: "emote"
  /** chosen by the client, new for each message */
  id: string
  emote: "good-luck" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow"
}

/** What the projector shows while the class plays: these tables large, else how far all of them are. */
export interface ShowOnWall {
  type: "show-on-wall"
  /** chosen by the client, new for each message */
  id: string
  tables?: Array<number>
  names?: boolean
}

/** Tell everybody that so many minutes are left; 0 takes it back. */
export interface SignalTime {
  type: "time-signal"
  /** chosen by the client, new for each message */
  id: string
  minutes: number
}

/** Send the table as it stands, with all events after this number. */
export interface Since {
  type: "since"
  /** chosen by the client, new for each message */
  id: string
  number: number
}

/** Allow people to watch, or send them away. */
export interface Spectators {
  type: "spectators"
  /** chosen by the client, new for each message */
  id: string
  allowed: boolean
}

/** Let a bot play for me (`on`), or play myself again. */
export interface StandIn {
  type: "stand-in"
  /** chosen by the client, new for each message */
  id: string
  on: boolean
}

/** Deal the first game; between two games: go on without waiting for who is not ready. */
export interface Start {
  type: "start"
  /** chosen by the client, new for each message */
  id: string
}

/** Show how the class chose (`shown`), what the review says (`told`), or go back to the tables (`closed`). */
export interface StepPoll {
  type: "step-poll"
  /** chosen by the client, new for each message */
  id: string
  /** questions to the class are counted from 1 */
  poll: number
  to: "closed" | "shown" | "told"
}

/** Two children change places, each going on where the other sat. */
export interface SwapChildren {
  type: "swap-children"
  /** chosen by the client, new for each message */
  id: string
  /** children are counted from 0 */
  one: number
  /** children are counted from 0 */
  other: number
}

/** A table as somebody sees it who is about to join. */
export interface TableCard {
  code: string
  game: string
  title: string
  stage: "between" | "lobby" | "over" | "playing"
  seats: number
  free: number
  colours: Array<string>
  spectators: boolean
  locked: boolean
  asks: boolean
  agreed: AgreedView
}

/** A move or two later, for who asked for `changes`: to be put into the last `table` of this line. All else is as it
    was. */
export interface TableChange {
  type: "change"
  number: number
  at: number
  clock: ClockView
  status: Sentence
  play: PlayChange
  events: Array<TableEvent>
}

/** One entry of the table's log as its reader may see it. `text` is the move, redacted where it is secret. */
export interface TableEvent {
  number: number
  at: number
  kind: string
  seat: number | null
  text: string | null
  lines: Array<Sentence>
}

/** All there is to show. A later frame replaces an earlier one; only `events` are to be added up by number. */
export interface TableFrame {
  type: "table"
  code: string
  link: string
  number: number
  at: number
  stage: "between" | "lobby" | "over" | "playing"
  paused: boolean
  you: You
  game: string
  preset: string | null
  options: Record<string, boolean | number | string | null>
  open_deal: boolean
  seats: Array<SeatView>
  clock: ClockView
  helps: Helps
  spectators: boolean
  locked: boolean
  watching: number
  patience: number
  waiting_for: Array<number>
  status: Sentence
  play: PlayView | null
  events: Array<TableEvent>
  first_event: number
  questions: Array<QuestionView>
  agreed: AgreedView
  series: SeriesView | null
}

/** What the deal came to at a table; no seats where it was not played to its end. */
export interface TableOfDeal {
  table: number
  moves: number
  seats: Array<DealSeat>
}

/** Par for every seat of a match, as if everybody played alone and knew the order of the cards. */
export interface TablePar {
  match: number
  seats: Array<SeatPar>
}

/** A table of the lesson as its reader may see it. */
export interface TablePicture {
  table: number
  frame: TableFrame
}

/** A table of the lesson at a glance. It waits for the seats in `turn` since then. */
export interface TableSummary {
  code: string
  seats: Array<PlaceAtTable>
  stage: "between" | "lobby" | "over" | "playing" | null
  paused: boolean
  turn: Array<number>
  waits_since: number
  matches_over: number
  moves: number
}

/** Who is to sit at a table, in their order, and who plays along with whom. Bots make up for who is missing. */
export interface TableWish {
  children: Array<number>
  guests: Record<string, number>
}

/** Undo one's last move and all since, where the table allows it: among bots at once, people are asked first. */
export interface TakeBack {
  type: "take-back"
  /** chosen by the client, new for each message */
  id: string
}

/** Show me the hint that my teacher has given me. */
export interface TakeHint {
  type: "take-hint"
  /** chosen by the client, new for each message */
  id: string
}

/** Give me the key to my seat on this device. */
export interface TakeSeat {
  type: "take-seat"
  /** chosen by the client, new for each message */
  id: string
}

/** The whole class, for its teacher. A later frame replaces an earlier one. */
export interface TeacherFrame {
  type: "teacher"
  code: string
  link: string
  number: number
  at: number
  roster: boolean
  hidden: boolean
  days: number
  forgotten_at: number
  calm: boolean
  eyes_on_me: boolean
  ends_at: number | null
  children: Array<Pupil>
  pairs: Array<PairWish>
  plans: Array<SavedPlan>
  plan: LessonPlan | null
  lesson: LessonView | null
  on_wall: Array<number>
  wall_names: boolean
  poll: PollView | null
  cups: Array<CupBrief>
  dealt_alike: boolean
  homework: Array<HomeworkBrief>
  has_played: boolean
  guessing: Guessing | null
}

/** One thing in the whole class. `children` do not seem to know it; of `unsure` too little was seen; of `seen`
    children something can be said at all. */
export interface TopicTold {
  game: string
  rule: string
  slip: string
  sentence: string
  missed: number
  chances: number
  children: Array<number>
  unsure: Array<number>
  once: Array<number>
  seen: number
  places: Array<PlaceTold>
  lessons: Array<InLesson>
}

/** The move of a `try` may be played. `working` is its worth as data, where the table allows previews. */
export interface Tried {
  type: "tried"
  id: string
  text: string
  working: Record<string, unknown> | null
}

/** What if? Answered by a refusal, or by `tried`; nothing changes. A device that asks while somebody still thinks
    says `quiet`: nobody has tried anything yet, and nothing is kept for the report of a class. */
export interface Try {
  type: "try"
  /** chosen by the client, new for each message */
  id: string
  /** a move in the game's notation */
  text: string
  quiet?: boolean
}

/** My moves from the start of a puzzle of my homework. */
export interface TryHomework {
  type: "homework-try"
  /** chosen by the client, new for each message */
  id: string
  /** homework of the class is counted from 0 */
  homework: number
  puzzle: string
  moves: Array<string>
}

/** A move at which the match turned. */
export interface TurningPoint {
  number: number
  sentence: string
}

/** A match as one seat sees it, or a spectator (`seat` is none). */
export interface View {
  actors: Array<number>
  commitment: string
  first: number
  game: string
  games: Array<OutcomeView>
  last_game: Record<string, unknown> | null
  now: Record<string, unknown>
  number: number
  options: Record<string, boolean | number | string | null>
  result: ResultView | null
  rules: number
  seat: number | null
  seats: number
  seed: string | null
  totals: Array<number>
}

/** You asked to sit down in a running match: those in `asked` have not answered yet. Keep the token and ask for news
    every few seconds; when `state` is `seated` it opens your seat. */
export interface Waiting {
  code: string
  token: string
  state: "asked" | "gone" | "later" | "race" | "seated" | "soon"
  seat: number | null
  host: boolean
  asked: Array<string>
  sentence: string
}

/** The class, for a projector: nothing that a child should not see, and names only where the teacher wants them. */
export interface WallFrame {
  type: "wall"
  code: string
  link: string
  number: number
  at: number
  names: boolean
  here: number
  children: number
  mates: Array<Mate>
  title: string
  lesson: LessonView | null
  on_wall: Array<number>
  eyes_on_me: boolean
  ends_at: number | null
  sentence: string
  poll: PollView | null
  deal: number | null
}

/** A key for the projector: it opens nothing but what may be on the wall. */
export interface WallKey {
  type: "wall-key"
  id: string
  token: string
  link: string
}

/** Cards that someone designed, as the option of the game writes them, and the options that put them into a game. */
export interface WorkshopDesign {
  game: string
  cards: string
  options: Record<string, boolean | number | string | null>
}

/** Something that can happen in a game, and in how many games of a trial it did. */
export interface WorkshopGoal {
  name: string
  words: string
  games: number
}

/** Games of one kind that bots played with the cards, and the moves of an average game. */
export interface WorkshopTrial {
  words: string
  games: number
  moves: number
  goals: Array<WorkshopGoal>
}

/** What happened in the games that bots played with cards of your own. */
export interface WorkshopTrials {
  game: string
  cards: string
  trials: Array<WorkshopTrial>
}

/** The reader: a seat, the host (who may have no seat), a spectator (no seat, no host). Who `may_rematch` can begin
    another match: the host, and everybody with a seat where the host does not play or is not there. */
export interface You {
  seat: number | null
  host: boolean
  may_rematch: boolean
}

export type TableMessage =
  | Move
  | Try
  | Hint
  | TakeBack
  | Propose
  | AnswerQuestion
  | AnswerTakeBack
  | Describe
  | Choices
  | Since
  | Ready
  | ShowEmote
  | StandIn
  | Rename
  | Leave
  | HandSeat
  | Start
  | Pause
  | Fill
  | SetSeat
  | Remove
  | Spectators
  | Lock
  | SetHelps
  | SetAgreed
  | End
  | Rematch

export type LiveMessage =
  | Move
  | Try
  | Hint
  | TakeBack
  | Propose
  | AnswerQuestion
  | AnswerTakeBack
  | Describe
  | Choices
  | Since
  | Ready
  | ShowEmote
  | StandIn
  | Rename
  | Leave
  | HandSeat
  | Start
  | Pause
  | Fill
  | SetSeat
  | Remove
  | Spectators
  | Lock
  | SetHelps
  | SetAgreed
  | End
  | Rematch
  | Hello

export type Answer =
  | Accepted
  | Refused
  | Tried
  | Hinted
  | Described
  | Offered
  | SeatLink

export type Frame =
  | Accepted
  | Refused
  | Tried
  | Hinted
  | Described
  | Offered
  | SeatLink
  | TableFrame
  | TableChange
  | EmoteFrame
  | Goodbye

export type ClassMessage =
  | AddChildren
  | RenameChild
  | RemoveChild
  | RemoveChildren
  | LiftCodeLimit
  | NewChildCode
  | SetPair
  | SetPlan
  | SavePlan
  | DropPlan
  | SeatAll
  | PreviewSeats
  | SeatChild
  | SetEyes
  | SignalTime
  | SetCalm
  | EndLesson
  | SetKeep
  | RenewLink
  | OpenWall
  | LookAtTable
  | LookAtTables
  | LookBeside
  | GiveHint
  | KeepSeat
  | GiveTime
  | SwapChildren
  | ShowOnWall
  | PickAnimal
  | RaiseHand
  | TakeSeat
  | TakeHint
  | Done
  | SeePosition
  | ListScenes
  | AskClass
  | StepPoll
  | SeePoll
  | AnswerPoll
  | MakeCup
  | DrawCup
  | SettleCup
  | EndCup
  | GiveHomework
  | DropHomework
  | TryHomework
  | PlayHomework
  | SeeDeal
  | SeeCup
  | SeeSameDeal
  | SeeHomework

export type LiveClassMessage =
  | AddChildren
  | RenameChild
  | RemoveChild
  | RemoveChildren
  | LiftCodeLimit
  | NewChildCode
  | SetPair
  | SetPlan
  | SavePlan
  | DropPlan
  | SeatAll
  | PreviewSeats
  | SeatChild
  | SetEyes
  | SignalTime
  | SetCalm
  | EndLesson
  | SetKeep
  | RenewLink
  | OpenWall
  | LookAtTable
  | LookAtTables
  | LookBeside
  | GiveHint
  | KeepSeat
  | GiveTime
  | SwapChildren
  | ShowOnWall
  | PickAnimal
  | RaiseHand
  | TakeSeat
  | TakeHint
  | Done
  | SeePosition
  | ListScenes
  | AskClass
  | StepPoll
  | SeePoll
  | AnswerPoll
  | MakeCup
  | DrawCup
  | SettleCup
  | EndCup
  | GiveHomework
  | DropHomework
  | TryHomework
  | PlayHomework
  | SeeDeal
  | SeeCup
  | SeeSameDeal
  | SeeHomework
  | Hello

export type ClassAnswer =
  | Accepted
  | Refused
  | ChildrenAdded
  | WallKey
  | SeatOpened
  | NewLink
  | Pictures
  | SeatsShown
  | Hinted
  | PositionShown
  | PollPosition
  | SceneList
  | CupShown
  | SameDealShown
  | HomeworkShown
  | DealLaid

export type ClassFrame =
  | Accepted
  | Refused
  | ChildrenAdded
  | WallKey
  | SeatOpened
  | NewLink
  | Pictures
  | SeatsShown
  | Hinted
  | PositionShown
  | PollPosition
  | SceneList
  | CupShown
  | SameDealShown
  | HomeworkShown
  | DealLaid
  | TeacherFrame
  | ChildFrame
  | WallFrame
  | Goodbye
