/** Parts of a cent: a cent of valid stake times a hundredth of a percent is one, so that no row is rounded. */
export const PARTS = 10_000
