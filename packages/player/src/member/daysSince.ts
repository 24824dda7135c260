const day = 86_400_000

/** Whole days since registration (section 9); 0 with a device clock that is slow. */
export const daysSince = (regDate: number, now: number): number => Math.max(0, Math.floor((now - regDate) / day))
