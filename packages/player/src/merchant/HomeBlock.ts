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

/** Blocks of the home screen, rendered in the order in which a merchant lists them. */
export type HomeBlock = (typeof homeBlocks)[number]
