/** Every block that the home screen knows. */
export const homeBlocks = [
  'banner',
  'notices',
  'categories',
  'hotMatches',
  'vendors',
  'popularGames',
  'recentGames',
  'favoriteGames',
  'lotteries',
  'responsibleGaming',
] as const

/** Blocks of the home screen, drawn in the order that a merchant lists them. */
export type HomeBlock = (typeof homeBlocks)[number]
