/** A gateway and what stands beside it take this many ports, from `PORT` on. */
export const PORTS = 100

/** Storybook's place among them. */
export const STORYBOOK_OFFSET = PORTS - 1

/** The places that are left for brands: `port` of `merchant.ts`. */
export const brandOffsets: readonly number[] = Array.from({ length: STORYBOOK_OFFSET - 1 }, (_, index) => index + 1)
