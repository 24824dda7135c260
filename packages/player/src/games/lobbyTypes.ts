import type { GameCategory } from '../merchant/GameCategory.ts'
import { screen } from './GameLobbyScreen/screen.ts'

const without: readonly GameCategory[] = screen.prerender.content.without

/** The categories of the game lobby. */
export const lobbyTypes = (categories: readonly GameCategory[]): GameCategory[] => categories.filter((each) => !without.includes(each))
