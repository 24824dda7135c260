import { useFormatter, useTranslations } from 'use-intl'
import { Card, Disclosure } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Invite.css.ts'
import type { InviteFriendsViewProps } from './InviteFriendsViewProps.ts'

/** How invitations count, in the merchant's own figures. */
export function InviteRules({ referral, symbol }: Pick<InviteFriendsViewProps, 'referral' | 'symbol'>) {
  const t = useTranslations('rewards.inviteFriends')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const { stake, days, claimDays, levels } = referral
  return (
    <Card>
      <Disclosure title={t('rules.title')}>
        <ul className={css.rules}>
          <li>{t('rules.link')}</li>
          <li>{verbatim(t)('rules.counts', { stake: spell(stake), days })}</li>
          <li>{t('rules.address')}</li>
          {levels.map(({ level, rate }) => (
            <li key={level}>
              {verbatim(t)('rules.level', { level, rate: format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }) })}
            </li>
          ))}
          {levels.length > 0 && <li>{t('rules.income', { days: claimDays })}</li>}
          <li>{t('rules.names')}</li>
        </ul>
      </Disclosure>
    </Card>
  )
}
