import type { LotteryMenuGroup, PrizeMode, Timed } from '@platform/sdk/lottery'
import { lotteryEntries } from '../storage/lotteryEntries.ts'

/** Groups by their tags, in the order to show. */
export type StoredMenu = Partial<Record<string, LotteryMenuGroup>>

/** The lotteries of a mode as they were last time, in this language: shown at once, without countdowns (section 4). */
export function storedMenu(mode: PrizeMode, language: string): Timed<StoredMenu> | undefined {
  const kept = lotteryEntries.lotteryMenus.get()
  const answer = kept?.language === language ? kept.menus[mode] : undefined
  return answer && { answer, sent: 0, received: 0 }
}

/** Keeps them for the next visit; another language starts afresh. */
export function storeMenu(mode: PrizeMode, language: string, menu: StoredMenu): void {
  const kept = lotteryEntries.lotteryMenus.get()
  const groups = Object.entries(menu).flatMap(([tag, group]) => (group ? [[tag, group] as const] : []))
  const others = kept?.language === language ? kept.menus : {}
  lotteryEntries.lotteryMenus.set({ language, menus: { ...others, [mode]: Object.fromEntries(groups) } })
}
