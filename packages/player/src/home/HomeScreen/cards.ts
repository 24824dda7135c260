import { lazyComponent, nextTask } from '@platform/ui'
import { warmDates } from '../../i18n/warmDates.ts'
import type { HomeBlock } from '../../merchant/HomeBlock.ts'
import { inTurn } from './inTurn.ts'

/** Components that need data load in parallel with it, after home itself. */
export const Notices = lazyComponent({ load: async () => (await import('./Notices.tsx')).Notices })
export const GameCard = lazyComponent({ load: inTurn(async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard) })
export const MatchStrip = lazyComponent({
  load: inTurn(async () => {
    const [{ MatchStrip: Strip }] = await Promise.all([import('../hotMatches/MatchStrip.tsx'), warmDates()])
    return Strip
  }),
})
/** The card of the popular games, which are drawn apart from the rows of other games. */
export const PopularCard = lazyComponent({ load: inTurn(async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard) })
export const VendorCard = lazyComponent({ load: inTurn(async () => (await import('./VendorCard.tsx')).VendorCard) })

const codeOf: Partial<Record<HomeBlock, { load: () => Promise<unknown> }>> = {
  notices: Notices,
  hotMatches: MatchStrip,
  vendors: VendorCard,
  popularGames: PopularCard,
  lotteries: GameCard,
  recentGames: GameCard,
  favoriteGames: GameCard,
}

/** Loads those of these blocks, from the top, each requested in a task of its own: one with its parts takes a slow phone 30 ms. */
export async function loadCards(order: readonly HomeBlock[]): Promise<void> {
  const loading: Promise<unknown>[] = []
  for (const { load } of new Set(order.flatMap((block) => codeOf[block] ?? []))) {
    await nextTask()
    loading.push(load())
  }
  await Promise.all(loading)
}
