import { whenIdle } from '../../blocks/whenIdle.ts'

let turn: Promise<unknown> = Promise.resolve()

/**
 * Loads in parallel, but resolves after what was loading before, and when the browser has drawn that: React draws together what has loaded
 * together, and all rows of home at once are a task of 60 ms on a slow phone.
 */
export function inTurn<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => {
    const loading = load()
    const value = turn.then(() => loading)
    turn = value.then(
      () => whenIdle(300),
      () => undefined,
    )
    return value
  }
}
