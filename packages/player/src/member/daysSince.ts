const day = 86_400_000

/** Whole days since registration (section 9); 0 if the device clock is behind. */
export const daysSince = (regDate: number, now: number): number => Math.max(0, Math.floor((now - regDate) / day))
