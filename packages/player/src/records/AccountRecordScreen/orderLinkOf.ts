import { dayOf, type MemberTransaction } from '@platform/sdk/records'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import type { useLinkTo } from '../../session/useViewer.ts'

/** Where the order of a movement is shown; `undefined` where it has none, or the screen is not for this viewer. */
export function orderLinkOf({ orderType, orderNo, txTime }: MemberTransaction, linkTo: ReturnType<typeof useLinkTo>): string | undefined {
  const day = () => dayOf(txTime, PLATFORM_ZONE)
  switch (orderType) {
    case 'deposit':
      return linkTo('deposit', { order: orderNo, view: 'detail' })
    case 'withdrawal':
      return linkTo('withdraw', { order: orderNo })
    case 'lottery':
      return linkTo('lotteryRecord', { order: orderNo })
    case 'bet':
      return linkTo('gameRecord', { from: day(), to: day() })
    case undefined:
      return undefined
  }
}
