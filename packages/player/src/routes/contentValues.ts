import type { GameCategory } from '../merchant/GameCategory.ts'
import type { ContentChoice } from './RouteFacts.ts'

/** The values that choose a screen's content at a merchant, in the order of its categories. */
export const contentValues = ({ values, without = [] }: ContentChoice, categories: readonly GameCategory[]): readonly string[] =>
  categories.flatMap((category) => (values ? (values[category] ?? []) : without.includes(category) ? [] : [category]))
