import { useTranslations } from 'use-intl'
import type { FriendState } from '@platform/sdk/rewards'
import { Badge, Card, Empty, InviteIcon, ProgressBar, type BadgeProps } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { MoreRows } from '../MoreRows.tsx'
import * as shared from '../rewards.css.ts'
import * as css from './Invite.css.ts'
import type { InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

const tones: Record<FriendState, BadgeProps['tone']> = { registered: 'neutral', verified: 'brand', playing: 'warning', qualified: 'win' }

/** The invited friends, newest first, and what each of them lacks to count. */
export function FriendList({ friends: { rows, more }, referral, symbol }: Pick<InviteFriendsViewProps, 'friends' | 'referral' | 'symbol'>) {
  const t = useTranslations('rewards.inviteFriends')
  const spell = useSpell(symbol)
  const moment = useMoment()
  if (rows.state === 'loading') return <LinesSkeleton />
  if (rows.state === 'error') return <LoadFailed retry={rows.retry} />
  if (rows.value.length === 0) return <Empty icon={<InviteIcon size="lg" />} title={t('noFriends')} text={t('noFriendsText')} />
  return (
    <div className={shared.stack}>
      <Card flush>
        <ul className={css.plain}>
          {rows.value.map(({ name, registeredTime, state, stake, daysLeft, identityNeeded }) => (
            <li key={`${name}${registeredTime}`} className={css.step}>
              <div className={shared.row}>
                <strong translate="no">{name}</strong>
                <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              </div>
              <p className={shared.muted}>{t('since', { when: moment(registeredTime) })}</p>
              {state !== 'qualified' && (
                <>
                  <ProgressBar
                    label={t('stake')}
                    value={stake}
                    max={referral.stake}
                    valueText={`${spell(stake)} / ${spell(referral.stake)}`}
                  />
                  <p className={shared.muted}>{lacks(stake, daysLeft, identityNeeded)}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <MoreRows more={more} of="friends" />
    </div>
  )

  function lacks(stake: number, days: number, identity: boolean) {
    if (stake < referral.stake) return days > 0 ? t('lacks.stake', { days }) : t('lacks.late')
    return identity ? t('lacks.identity') : t('lacks.proof')
  }
}
