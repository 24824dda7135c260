import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ScrollTabs, StickyBar } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { Celebration } from '../Celebration/Celebration.tsx'
import * as css from '../rewards.css.ts'
import { FriendList } from './FriendList.tsx'
import { IncomeList } from './IncomeList.tsx'
import { Invitation } from './Invitation.tsx'
import { inviteTabs, type InviteViewProps } from './InviteViewProps.ts'

/** Inviting friends: the link and the ways to send it, the friends who came, and what they brought. */
export function InviteView({ tab, onTab, ...props }: InviteViewProps) {
  const t = useTranslations('rewards.invite')
  const panel = useId()
  const { claiming } = props
  return (
    <div>
      {claiming.won && <Celebration onEnd={claiming.onCelebrated} />}
      <StickyBar>
        <ScrollTabs
          label={t('tabs')}
          controls={panel}
          value={tab}
          onChange={onTab}
          tabs={inviteTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      </StickyBar>
      <div id={panel} role="tabpanel" aria-label={t(`tab.${tab}`)} className={css.page}>
        {claiming.unknown && <UnknownOutcome {...claiming.unknown} />}
        {tab === 'invite' && <Invitation {...props} />}
        {tab === 'friends' && <FriendList {...props} />}
        {tab === 'income' && <IncomeList {...props} />}
      </div>
    </div>
  )
}
