/** Percent at which stakes of a category make points and count for turnover: games with a small edge count half. */
export const clubWeights = { RNG: 100, FISH: 100, INHOUSE: 100, SPORTS: 100, LOTT: 100, ELOTT: 100, LIVE: 50, PVP: 50 } as const
