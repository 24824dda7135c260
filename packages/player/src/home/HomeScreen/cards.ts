import { lazyComponent, nextTask } from '@platform/ui'
import { warmDates } from '../../i18n/warmDates.ts'

/** Components that need data load in parallel with it, after home itself. */
export const GameCard = lazyComponent({ load: async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard })
export const MatchStrip = lazyComponent({
  load: async () => {
    const [{ MatchStrip: Strip }] = await Promise.all([import('../hotMatches/MatchStrip.tsx'), warmDates()])
    return Strip
  },
})
export const Notices = lazyComponent({ load: async () => (await import('./Notices.tsx')).Notices })
export const VendorCard = lazyComponent({ load: async () => (await import('./VendorCard.tsx')).VendorCard })

/** Loads them all, each requested in a task of its own: one with its parts takes a slow phone 30 ms. */
export async function loadCards(): Promise<void> {
  const loading: Promise<unknown>[] = []
  for (const { load } of [GameCard, MatchStrip, Notices, VendorCard]) {
    await nextTask()
    loading.push(load())
  }
  await Promise.all(loading)
}
