import type { PrizeMode } from '@platform/sdk/lottery'
import type { GameCategory } from '../merchant/GameCategory.ts'
import { screen } from './LotteryScreen/screen.ts'

const modes: Partial<Record<GameCategory, readonly PrizeMode[]>> = screen.prerender.content.values

/** The prize modes of a merchant, in the order of its categories. */
export const modesOf = (categories: readonly GameCategory[]): PrizeMode[] => categories.flatMap((category) => modes[category] ?? [])
