import { whenIdle } from '@platform/ui'
import { pause } from '../../blocks/pause.ts'

let turn: Promise<unknown> = Promise.resolve()

/** How long a row waits for those before it, ms: one that does not load must not hold the others. */
const PATIENCE = 1000

/**
 * Loads in parallel, but resolves after what was loading before, and when the browser has drawn that: React draws together what has loaded
 * together, and all rows of home at once are a task of 60 ms on a slow phone.
 */
export function inTurn<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => {
    const before = Promise.race([turn, pause(PATIENCE)])
    const value = Promise.all([load(), before]).then(([loaded]) => loaded)
    turn = Promise.allSettled([value, before]).then(() => whenIdle(300))
    return value
  }
}
