import { useTranslations } from 'use-intl'
import { RewardTabs } from '../RewardTabs.tsx'
import { FriendList } from './FriendList.tsx'
import { IncomeList } from './IncomeList.tsx'
import { Invitation } from './Invitation.tsx'
import { inviteTabs, type InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

/** Inviting friends: the link and the ways to send it, the invited friends, and the income from them. */
export function InviteFriendsView(props: InviteFriendsViewProps) {
  const { tab, brand, link, referral, symbol, claiming, friends, income, onTab, onShare } = props
  const t = useTranslations('rewards.inviteFriends')
  const tabs = inviteTabs.map((value) => ({ value, label: t(`tab.${value}`) }))
  return (
    <RewardTabs label={t('tabs')} tabs={tabs} value={tab} onChange={onTab} claiming={claiming}>
      {tab === 'invite' && <Invitation {...{ brand, link, referral, symbol, claiming, onShare }} />}
      {tab === 'friends' && <FriendList friends={friends} referral={referral} symbol={symbol} />}
      {tab === 'income' && <IncomeList income={income} referral={referral} symbol={symbol} claiming={claiming} />}
    </RewardTabs>
  )
}
