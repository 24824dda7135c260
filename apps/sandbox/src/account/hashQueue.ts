import { availableParallelism } from 'node:os'
import { busy } from '../base/Refusal.ts'

/** Leaves one core for everything else, and at least one of libuv's four threads for sealed bodies and files. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Work that may wait, in units of scrypt's cost: sixteen passwords, which is under a second. */
const MAX_WAITING = 16 * 2 ** 14

const waiting: { work: number; start: () => void }[] = []
let running = 0

/**
 * Runs password hashes a few at a time. Throws `server.busy` if too many are queued: late answers for all callers help no caller, and
 * hashing is the most expensive operation that a guest may request.
 */
export async function inHashQueue<Result>(work: number, hash: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await turn(work)
  else running++
  try {
    return await hash()
  } finally {
    const next = waiting.shift()
    if (next) next.start()
    else running--
  }
}

/** Resolves when a running hash releases its place. */
function turn(work: number): Promise<void> {
  const ahead = waiting.reduce((sum, one) => sum + one.work, 0)
  if (ahead + work > MAX_WAITING) throw busy(2)
  return new Promise((start) => waiting.push({ work, start }))
}
