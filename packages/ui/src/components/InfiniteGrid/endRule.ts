/** Distance from the visible bottom at which the next page is requested. Section 9. */
export const NEAR_PX = 500
/** Pages are requested at most once in this many ms. Section 9. */
export const EVERY_MS = 1000

/** Whether the end of a list, `top` px below the top of the window, is close enough. */
export const isNear = (top: number, windowHeight: number) => top - windowHeight <= NEAR_PX

/** How long to wait before the next page may be requested. */
export const waitBefore = (lastAt: number | undefined, now: number) => (lastAt === undefined ? 0 : Math.max(0, lastAt + EVERY_MS - now))
