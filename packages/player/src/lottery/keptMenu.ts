import type { LotteryMenuGroup, PrizeMode, Timed } from '@platform/sdk/lottery'
import { lotteryEntries } from '../storage/lotteryEntries.ts'

/** Groups by their tags, in the order to show. */
export type KeptMenu = Partial<Record<string, LotteryMenuGroup>>

/** The quick lotteries as they were last time: shown at once, without countdowns, while the call takes its second (section 4). */
export function keptMenu(mode: PrizeMode): Timed<KeptMenu> | undefined {
  const answer = mode === 'Elott' ? lotteryEntries.quickLotteries.get() : undefined
  return answer && { answer, sent: 0, received: 0 }
}

/** Only the quick lotteries are kept. */
export function keepMenu(mode: PrizeMode, menu: KeptMenu): void {
  if (mode !== 'Elott') return
  const groups = Object.entries(menu).flatMap(([tag, group]) => (group ? [[tag, group] as const] : []))
  lotteryEntries.quickLotteries.set(Object.fromEntries(groups))
}
