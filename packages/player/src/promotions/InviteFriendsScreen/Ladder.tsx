import { useTranslations } from 'use-intl'
import { Button, Card, Notice, ProgressBar } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import * as shared from '../rewards.css.ts'
import { useCostText } from '../RewardCard/useCostText.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Invite.css.ts'
import type { InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

/** Who counts as a friend, always visible, and the reward for each number of friends. */
export function Ladder({ referral, symbol, claiming }: Pick<InviteFriendsViewProps, 'referral' | 'symbol' | 'claiming'>) {
  const t = useTranslations('rewards')
  const spell = useSpell(symbol)
  const costOf = useCostText(symbol)
  const { ladder, stake, days } = referral
  return (
    <section className={shared.stack} aria-label={t('inviteFriends.ladder')}>
      <h2 className={shared.heading}>{t('inviteFriends.ladder')}</h2>
      <Notice tone="info">{verbatim(t)('inviteFriends.counts', { stake: spell(stake), days })}</Notice>
      {ladder.length > 0 && (
        <Card flush>
          <ol className={css.plain}>
            {ladder.map((reward) => (
              <li key={reward.id} className={css.step} data-ready={reward.status === 'claim' || undefined}>
                <div className={shared.row}>
                  <h3 className={css.label}>{reward.title}</h3>
                  <strong className={css.amount} translate="no">
                    {spell(reward.amount)}
                  </strong>
                </div>
                {reward.status === 'claimed' ? (
                  <span>
                    <StatusBadge status="claimed" />
                  </span>
                ) : (
                  <ProgressBar
                    label={t('inviteFriends.ofFriends')}
                    value={reward.progress ?? 0}
                    max={reward.target ?? 1}
                    valueText={`${reward.progress ?? 0} / ${reward.target ?? 1}`}
                  />
                )}
                {reward.status !== 'claimed' && <p className={shared.muted}>{costOf(reward)}</p>}
                {reward.status === 'claim' && !claiming.unknown && (
                  <Button block loading={claiming.busy} onClick={() => claiming.onClaim([reward.id])}>
                    {verbatim(t)('card.claim', { amount: spell(reward.amount) })}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  )
}
