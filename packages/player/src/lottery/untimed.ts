import type { Timed } from '@platform/sdk/lottery'

export const isTimed = (data: unknown): data is Timed<unknown> =>
  typeof data === 'object' && data !== null && 'answer' in data && 'sent' in data && 'received' in data

/** An answer without its times, which count on another clock after a reload or in another process: nothing counts down from it. */
export const untimed = <Answer>(answer: Answer): Timed<Answer> => ({ answer, sent: 0, received: 0 })

export const hasTimes = ({ received }: Timed<unknown>): boolean => received > 0
