/** Every category of games that there is. */
export const gameCategories = ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'] as const

/** Game categories in the order of this merchant's tabs; a category that is not listed is not offered. */
export type GameCategory = (typeof gameCategories)[number]
