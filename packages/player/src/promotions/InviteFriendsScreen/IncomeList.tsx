import { useFormatter, useTranslations } from 'use-intl'
import type { ReferralIncome } from '@platform/sdk/rewards'
import { Badge, Button, Card, Empty, TrophyIcon, type BadgeProps } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { MoreRows } from '../MoreRows.tsx'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Invite.css.ts'
import type { InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

const tones: Record<ReferralIncome['status'], BadgeProps['tone']> = { running: 'neutral', claim: 'accent', paid: 'win', expired: 'neutral' }

/** Income from friends' bets, by day and level; finished days are claimed with one tap. */
export function IncomeList({
  income: { rows, more },
  referral,
  symbol,
  claiming,
}: Pick<InviteFriendsViewProps, 'income' | 'referral' | 'symbol' | 'claiming'>) {
  const t = useTranslations('rewards.inviteFriends')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const ready = referral.income.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={shared.stack}>
      <Card tone="brand" className={shared.stack}>
        <div className={shared.row}>
          <h2 className={shared.heading}>{t('income.ready')}</h2>
          <strong className={css.big} translate="no">
            {spell(ready)}
          </strong>
        </div>
        <p>{verbatim(t)('income.running', { amount: spell(referral.running) })}</p>
        {ready > 0 && !claiming.unknown && (
          <Button block tone="accent" loading={claiming.busy} onClick={() => claiming.onClaim(referral.income.map(({ id }) => id))}>
            {verbatim(t)('income.claim', { amount: spell(ready) })}
          </Button>
        )}
      </Card>
      {rows.state === 'loading' && <LinesSkeleton />}
      {rows.state === 'error' && <LoadFailed retry={rows.retry} />}
      {rows.state === 'ready' && rows.value.length === 0 && (
        <Empty icon={<TrophyIcon size="lg" />} title={t('income.none')} text={t('income.noneText')} />
      )}
      {rows.state === 'ready' && rows.value.length > 0 && (
        <Card flush>
          <ul className={css.plain}>
            {rows.value.map(({ day, level, friends, stake, rate, amount, status }) => (
              <li key={`${day}${level}`} className={css.step}>
                <div className={shared.row}>
                  <strong>
                    {verbatim(t)('income.day', { day: format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'short' }), level })}
                  </strong>
                  <strong className={css.amount} translate="no">
                    {spell(amount)}
                  </strong>
                </div>
                <div className={shared.row}>
                  <span className={shared.muted}>
                    {verbatim(t)('income.of', {
                      friends,
                      stake: spell(stake),
                      rate: format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
                    })}
                  </span>
                  <Badge tone={tones[status]}>{t(`income.status.${status}`)}</Badge>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MoreRows more={more} of="earnings" />
    </div>
  )
}
