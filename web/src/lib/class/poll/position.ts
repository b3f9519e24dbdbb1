// The position that the class is asked about, in the reader's language.
import type { SayToClass } from '../../api/classes'
import type { ClassAnswer, PollPosition } from '../../api/types'

interface Asks {
  ask(message: SayToClass): Promise<ClassAnswer | null>
}

export async function positionOf(session: Asks, poll: number): Promise<PollPosition | null> {
  const answer = await session.ask({ type: 'see-poll', poll })
  return answer?.type === 'poll-position' ? answer : null
}
