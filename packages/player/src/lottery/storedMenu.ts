import type { LotteryMenuGroup, PrizeMode, Timed } from '@platform/sdk/lottery'
import { untimed } from './untimed.ts'
import { lotteryEntries } from '../storage/lotteryEntries.ts'

// Not a `persisted` query: without the answer's times a stored menu may only be a placeholder, which shows no countdown, and its schema
// loads with the lottery screens.

/** Groups by their tags, in the order to show. */
export type StoredMenu = Partial<Record<string, LotteryMenuGroup>>

/** The last stored lotteries of a mode in this language: shown immediately, without countdowns (section 4). */
export function storedMenu(mode: PrizeMode, language: string): Timed<StoredMenu> | undefined {
  const kept = lotteryEntries.lotteryMenus.get()
  const answer = kept?.language === language ? kept.menus[mode] : undefined
  return answer && untimed(answer)
}

/** Stores them for the next visit; those of another language are discarded. */
export function storeMenu(mode: PrizeMode, language: string, menu: StoredMenu): void {
  const kept = lotteryEntries.lotteryMenus.get()
  const groups = Object.entries(menu).flatMap(([tag, group]) => (group ? [[tag, group] as const] : []))
  const others = kept?.language === language ? kept.menus : {}
  lotteryEntries.lotteryMenus.set({ language, menus: { ...others, [mode]: Object.fromEntries(groups) } })
}
