/** A gateway with its sites and Storybook uses this many ports, from `PORT` on. */
export const PORTS = 100

/** Added to `PORT` for Storybook. */
export const STORYBOOK_OFFSET = PORTS - 1

/** Offsets available to brands: `port` of `merchant.ts`. */
export const brandOffsets: readonly number[] = Array.from({ length: STORYBOOK_OFFSET - 1 }, (_, index) => index + 1)
