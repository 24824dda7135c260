const LOCK = 'lottery-bet'

/** Runs an action while no other tab of this page runs one; where the browser has no locks, at once. */
export const alone = async <Result>(action: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, action) : action()
