/** Resolves when the browser is idle, at the latest after `longest` ms: lets a tap through between two pieces of work. */
export const whenIdle = (longest: number): Promise<unknown> =>
  new Promise((resolve) =>
    // Safari has no requestIdleCallback.
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve, { timeout: longest }) : setTimeout(resolve, 200),
  )
