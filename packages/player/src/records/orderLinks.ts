import { dayOf, type MemberTransaction } from '@platform/sdk/records'
import { PLATFORM_ZONE } from '../i18n/platformZone.ts'
import type { useLinkTo } from '../session/useViewer.ts'

type LinkTo = ReturnType<typeof useLinkTo>

/** The order of a row; `at` is its time, ms. */
type Named = Pick<MemberTransaction, 'orderType' | 'orderNo'> & { at: number }

/** Link to the order of a row; `undefined` if it has none, or the screen is not for this viewer. */
export function orderLinkOf({ orderType, orderNo, at }: Named, linkTo: LinkTo): string | undefined {
  const day = () => dayOf(at, PLATFORM_ZONE)
  switch (orderType) {
    case 'deposit':
      return linkTo('deposit', { order: orderNo, view: 'detail' })
    case 'withdrawal':
      return linkTo('withdraw', { order: orderNo })
    case 'lottery':
      return linkTo('lotteryRecord', { order: orderNo })
    case 'transfer':
      // An agent at the top has the same receipt among the team's transfers.
      return linkTo('superiorTransfer', { order: orderNo }) ?? linkTo('teamTransfer', { order: orderNo })
    case 'bet':
      return linkTo('gameRecord', { from: day(), to: day() })
    case undefined:
      return undefined
  }
}

/** Type of a support ticket about an order. */
const ABOUT = { deposit: 'deposit', withdrawal: 'withdrawal', bet: 'game', lottery: 'game', transfer: 'account' } as const

/** Link to a support ticket about the order of a row. */
export const askLinkOf = ({ orderType, orderNo }: Omit<Named, 'at'>, linkTo: LinkTo): string | undefined =>
  orderType && linkTo('feedback', { order: orderNo, about: ABOUT[orderType] })
