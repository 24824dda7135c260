import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { modesOf } from '../modesOf.ts'
import { useFavoriteLotteries } from '../useFavoriteLotteries.ts'
import { type TimedGroup, useLotteryMenu } from '../useLotteryMenu.ts'
import { MoreLotteryView } from './MoreLotteryView.tsx'

/** Every lottery of the merchant, group by group. Spec 2.1. */
export function MoreLotteryScreen() {
  const favorites = useFavoriteLotteries()
  const modes = modesOf(useMerchant().merchant.categories)
  const menus = {
    Lott: useLotteryMenu('Lott', modes.includes('Lott')),
    ZY: useLotteryMenu('ZY', modes.includes('ZY')),
    Elott: useLotteryMenu('Elott', modes.includes('Elott')),
  }
  const shown = modes.map((mode) => {
    const menu = menus[mode]
    return { mode, groups: menu.state === 'ready' ? { ...menu, value: playableGroups(menu.value) } : menu }
  })
  return <MoreLotteryView modes={shown} favorites={favorites} />
}

/** Each group with the lotteries whose traditional play is switched on; omits HOT, which repeats others, and empty groups. */
export const playableGroups = (groups: readonly TimedGroup[]): TimedGroup[] =>
  groups
    .filter(({ tag }) => tag !== 'HOT')
    .map((group) => ({ ...group, gameMenus: group.gameMenus.filter(({ tradPlaySwitch }) => tradPlaySwitch) }))
    .filter(({ gameMenus }) => gameMenus.length > 0)
