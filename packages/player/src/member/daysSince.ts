const day = 86_400_000

/** Whole days since registration (section 9); a clock that runs behind counts none. */
export const daysSince = (regDate: number, now: number): number => Math.max(0, Math.floor((now - regDate) / day))
