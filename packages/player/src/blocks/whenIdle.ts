/** Settles when the browser has nothing to do, at the latest after `longest` ms: between two pieces of work it lets a tap through. */
export const whenIdle = (longest: number): Promise<unknown> =>
  new Promise((resolve) =>
    // Safari has no requestIdleCallback.
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve, { timeout: longest }) : setTimeout(resolve, 200),
  )
