import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { modesOf } from '../modesOf.ts'
import { useFavoriteLotteries } from '../useFavoriteLotteries.ts'
import { useLotteryMenu } from '../useLotteryMenu.ts'
import { MoreLotteryView } from './MoreLotteryView.tsx'
import { playableGroups } from './playableGroups.ts'

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
