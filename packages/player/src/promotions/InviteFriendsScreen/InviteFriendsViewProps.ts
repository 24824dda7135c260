import type { OutputOf } from '@platform/sdk'
import type { getReferral, ReferralIncome, ReferredFriend } from '@platform/sdk/rewards'
import type { Loadable } from '@platform/ui'
import type { Claiming } from '../useClaim.tsx'

export const inviteTabs = ['invite', 'friends', 'income'] as const

/** A paged list. */
export interface Rows<Row> {
  rows: Loadable<readonly Row[]>
  /** Set while there is another page. */
  more?: { busy: boolean; onMore: () => void }
}

export interface InviteFriendsViewProps {
  tab: (typeof inviteTabs)[number]
  brand: { name: string; minimumAge: number }
  /** The member's own link to the registration. */
  link: string
  referral: OutputOf<typeof getReferral>
  symbol: string
  claiming: Claiming
  friends: Rows<ReferredFriend>
  income: Rows<ReferralIncome>
  onTab: (tab: (typeof inviteTabs)[number]) => void
  /** Opens the device's share sheet, if it has one. */
  onShare: ((text: string, link: string) => void) | undefined
}
