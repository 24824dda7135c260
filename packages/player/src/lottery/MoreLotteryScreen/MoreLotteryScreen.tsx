import type { PrizeMode } from '@platform/sdk/lottery'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { modesOf } from '../modesOf.ts'
import { useFavouriteLotteries, type Favourites } from '../useFavouriteLotteries.ts'
import { useLotteryMenu } from '../useLotteryMenu.ts'
import { MoreLotteryView } from './MoreLotteryView.tsx'
import { playableGroups } from './playableGroups.ts'

/** Every lottery of the merchant, group by group. Spec 2.1. */
export function MoreLotteryScreen() {
  const favourites = useFavouriteLotteries()
  return modesOf(useMerchant().merchant.categories).map((mode) => <Mode key={mode} mode={mode} favourites={favourites} />)
}

function Mode({ mode, favourites }: { mode: PrizeMode; favourites: Favourites }) {
  const menu = useLotteryMenu(mode)
  const groups = menu.state === 'ready' ? { ...menu, value: playableGroups(menu.value) } : menu
  return <MoreLotteryView mode={mode} groups={groups} favourites={favourites} />
}
