// A child at its homework: which puzzle is open, and whether the class knows of every try.
import type { HomeworkToDo } from '../../api/types'
import type { ClassSession } from '../session.svelte'

interface Try {
  puzzle: string
  moves: string[]
  shown: boolean
}

export class HomeworkDesk {
  /** the puzzle that is open */
  puzzle: string | null = $state(null)
  /** a try that the class was not told of, the earliest */
  unsent: Try | null = $state.raw(null)
  /** why the class does not want it */
  refused = $state('')
  busy = $state(false)
  private waiting: Try[] = []

  constructor(
    private session: ClassSession<'child'>,
    readonly homework: number,
  ) {
    this.puzzle = this.next('')
  }

  get work(): HomeworkToDo | undefined {
    return this.session.frame?.homework.find((one) => one.homework === this.homework)
  }
  get isDone(): boolean {
    return this.work !== undefined && this.work.solved.length === this.work.puzzles.length
  }

  /** The first after this one that is not solved yet, from the beginning where there is none. */
  next(here: string): string | null {
    const { puzzles = [], solved = [] } = this.work ?? {}
    const at = puzzles.indexOf(here)
    return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].find((one) => !solved.includes(one)) ?? null
  }

  open(puzzle: string | null): void {
    this.puzzle = puzzle
  }

  async tell(puzzle: string, moves: string[], shown: boolean): Promise<void> {
    this.waiting.push({ puzzle, moves, shown })
    await this.again()
  }

  /** One after the other, so that a try that was wrong counts before the one that was right. */
  async again(): Promise<void> {
    if (this.busy) return
    this.busy = true
    for (let first = this.waiting[0]; first; first = this.waiting[0]) {
      const answer = await this.session.ask({ type: 'homework-try', homework: this.homework, ...first })
      this.refused = answer?.type === 'refused' ? answer.sentence : ''
      this.unsent = answer?.type === 'accepted' ? null : first
      if (answer === null) break
      this.waiting.shift()
    }
    this.busy = false
  }
}
