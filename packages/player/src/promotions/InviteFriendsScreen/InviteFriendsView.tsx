import { useTranslations } from 'use-intl'
import { RewardTabs } from '../RewardTabs.tsx'
import { FriendList } from './FriendList.tsx'
import { IncomeList } from './IncomeList.tsx'
import { Invitation } from './Invitation.tsx'
import { inviteTabs, type InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

/** Inviting friends: the link and the ways to send it, the invited friends, and the income from them. */
export function InviteFriendsView({ tab, onTab, ...props }: InviteFriendsViewProps) {
  const t = useTranslations('rewards.invite')
  const tabs = inviteTabs.map((value) => ({ value, label: t(`tab.${value}`) }))
  return (
    <RewardTabs label={t('tabs')} tabs={tabs} value={tab} onChange={onTab} claiming={props.claiming}>
      {tab === 'invite' && <Invitation {...props} />}
      {tab === 'friends' && <FriendList {...props} />}
      {tab === 'income' && <IncomeList {...props} />}
    </RewardTabs>
  )
}
