// A student's homework: which puzzle is open, and which comes next.
import type { HomeworkToDo } from '../../api/types'
import type { ClassSession } from '../session.svelte'

export class HomeworkDesk {
  /** the puzzle that is open */
  puzzle: string | null = $state(null)

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
}
