import type { GameCategory } from '../merchant/GameCategory.ts'

/** The categories of the game lobby; lotteries have a page of their own. */
export const lobbyTypes = (categories: readonly GameCategory[]): GameCategory[] => categories.filter((each) => each !== 'ELOTT')
