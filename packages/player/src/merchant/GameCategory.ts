/** Game categories in the order of this merchant's tabs; a category that is not listed is not offered. */
export type GameCategory = 'SPORTS' | 'LIVE' | 'FISH' | 'RNG' | 'PVP' | 'LOTT' | 'ELOTT' | 'INHOUSE'
