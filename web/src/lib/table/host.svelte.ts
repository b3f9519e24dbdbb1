// Everything around a table that is the same wherever it is seen: at the table, on the wall, in a lesson, on a shared
// device, in a record. It follows the language, loads the game, and puts each new frame on the stage.
import { onDestroy, untrack } from 'svelte'
import type { TableEvent, TableFrame } from '../api/types'
import { loadGame, type GamePlay, type LoadedGame } from '../games'
import { dealCards } from '../parts/dealing.svelte'
import { flyCards } from '../parts/motion.svelte'
import { wantsMotion } from '../parts/flights'
import { calm } from '../calm.svelte'
import { asRead } from '../names'
import { sounds } from '../sounds.svelte'
import { finaleOf, isFinished, momentsOf, restOf, type Moment } from '../stage/moments'
import { logSeen } from '../stage/log'
import { Stage } from '../stage/stage.svelte'
import { words, type Language } from '../words/words.svelte'
import type { Playing } from './playing'

/** A session that can be asked to speak another language. */
interface Speaking extends Playing {
  speak?(language: Language): void
}

export interface Hosted {
  /** the newest frame; none while there is none */
  table: () => TableFrame | null
  /** whoever holds it */
  session: () => Speaking | null
  /** which game, where that is known before there is a table */
  game?: () => string | undefined
  /** it is only looked at: nothing waits for a press, and only what goes on by a step is played out */
  looks?: boolean
  /** false: the page is lit by another table that lies below this one */
  lights?: boolean
  /** where games come from */
  load?: typeof loadGame
}

const nothing = (): string => ''

/** Bots win too, but nobody has to cheer them. */
function isGlad({ play, seats }: TableFrame): boolean {
  const winners = play?.view.result?.winners ?? play?.view.games.at(-1)?.winners ?? []
  return play?.view.result?.end !== 'abandon' && winners.some((seat) => seats[seat]?.kind === 'human')
}

export class TableHost {
  game: LoadedGame | null = $state.raw(null)
  /** its folder could not be fetched: the line is broken, or the server is newer */
  missing = $state(false)
  /** a finished game was just played out, and somebody has reason to be glad */
  joyful = $state(false)
  /** the screen it is on: here cards fly */
  root: HTMLElement | undefined = $state()
  readonly stage: Stage
  private before: TableFrame | null = null
  /** the end that is being played out */
  private ended: TableFrame | null = $state.raw(null)

  /** To be made while a component is. */
  constructor(private readonly hosted: Hosted) {
    this.stage = new Stage({ moves: wantsMotion, looks: hosted.looks ?? false, play: (sound) => sounds.play(sound) })
    this.followLanguage()
    this.followGame()
    if (hosted.lights ?? true) this.lightRoom()
    this.followTable()
    this.followEnd()
    flyCards(() => this.root, this.stage)
    dealCards(() => this.root, this.stage)
    $effect(() => {
      if (this.hosted.session()?.refused) sounds.play('refused')
    })
    const prepare = (): void => sounds.prepare()
    prepare()
    addEventListener('click', prepare, { once: true, capture: true })
    onDestroy(() => {
      this.stage.clear()
      removeEventListener('click', prepare, { capture: true })
    })
  }

  /** the newest frame */
  private readonly table: TableFrame | null = $derived.by(() => {
    const newest = this.hosted.table()
    return newest === null ? null : asRead(newest)
  })

  /** which game it is: that stays while tables come and go, and so does all that was fetched for it */
  private readonly name: string | undefined = $derived.by(() => this.hosted.game?.() ?? this.table?.game)

  /** the table as it is seen now */
  get shown(): TableFrame | null {
    return this.stage.shown
  }

  /** What the board draws: the match as it is seen now, with what may be done as it is really. */
  play: GamePlay | null = $derived.by(() => {
    const shown = this.stage.shown?.play ?? null
    const newest = this.table?.play ?? null
    if (shown === null || newest === null || shown.offer === newest.offer) return shown
    return { ...shown, offer: newest.offer }
  })

  /** What has happened as far as it has been seen on the board. */
  readonly log: readonly TableEvent[] = $derived.by(() => {
    const events = this.hosted.session()?.held.log ?? []
    const isPlayedOut = this.stage.isStaged || (this.table !== null && isFinished(this.table) && !this.hasEnded)
    return logSeen(events, this.stage.shown?.number ?? 0, isPlayedOut ? (this.stage.moment?.since ?? null) : undefined)
  })

  badge = (seat: number): string => {
    const now = this.stage.shown?.play?.view.now
    return this.game && now ? this.game.badge(now, seat, this.game.tell) : ''
  }

  starts = (seat: number): boolean => {
    const now = this.stage.shown?.play?.view.now
    return now !== undefined && (this.game?.starts?.(now, seat) ?? false)
  }

  /** A game is over and all of it was seen. */
  get hasEnded(): boolean {
    const table = this.table
    return table !== null && isFinished(table) && !this.stage.isFinale && this.stage.shown !== null && isFinished(this.stage.shown)
  }

  /** There is an ending to be played out. */
  get hasFinale(): boolean {
    return this.game?.finale !== undefined && this.finale.length > 0
  }

  /** The ending once more. */
  playAgain(): void {
    this.stage.replay(this.finale)
  }

  private get finale(): Moment[] {
    const table = this.table
    return table === null ? [] : finaleOf(table, this.game, this.game?.tell ?? nothing)
  }

  private followLanguage(): void {
    $effect(() => {
      const { language } = words
      untrack(() => {
        const session = this.hosted.session()
        if (session?.held.table) session.speak?.(language)
      })
    })
  }

  private followGame(): void {
    $effect(() => {
      const { name } = this
      if (name === undefined) return
      let late = false // another game or language was asked for meanwhile
      const load = this.hosted.load ?? loadGame
      load(name, words.language).then(
        (loaded) => {
          if (late) return
          this.game = loaded
          this.missing = false
        },
        () => {
          if (!late) this.missing = true
        },
      )
      return () => {
        late = true
      }
    })
  }

  /** The whole page has the light of the game, as long as its table is there. */
  private lightRoom(): void {
    $effect(() => {
      const { name } = this
      if (name === undefined) return
      document.documentElement.dataset.room = name
      return () => {
        delete document.documentElement.dataset.room
      }
    })
  }

  private followTable(): void {
    $effect.pre(() => {
      const table = this.table
      const { game } = this
      untrack(() => this.put(table, game))
    })
  }

  /** When the end was seen, it is heard and felt. */
  private followEnd(): void {
    $effect(() => {
      const { ended } = this
      if (ended === null || !this.hasEnded) return
      untrack(() => {
        this.ended = null
        sounds.play('end')
        this.joyful = wantsMotion() && !calm.on && isGlad(ended)
      })
    })
  }

  private put(table: TableFrame | null, game: LoadedGame | null): void {
    if (table === null) {
      this.before = null
      return this.stage.clear()
    }
    const tell = game?.tell ?? nothing
    // Before the game is there nothing could be seen of it.
    const moments = game === null || this.before === table ? [] : momentsOf(this.before, table, game, tell)
    const ends = this.before !== null && !isFinished(this.before) && isFinished(table)
    if (game !== null) this.before = table
    if (ends) this.ended = table
    else if (!isFinished(table)) this.joyful = false
    this.stage.accept(moments, restOf(table, game, tell))
  }
}
