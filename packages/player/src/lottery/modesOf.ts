import type { PrizeMode } from '@platform/sdk/lottery'
import type { GameCategory } from '../merchant/GameCategory.ts'

const MODES: Partial<Record<GameCategory, PrizeMode[]>> = { ELOTT: ['Elott'], LOTT: ['Lott', 'ZY'] }

/** The prize modes of a merchant, in the order of its categories. */
export const modesOf = (categories: readonly GameCategory[]): PrizeMode[] => categories.flatMap((category) => MODES[category] ?? [])
