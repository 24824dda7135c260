import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { WithdrawSettings } from '../WithdrawSettings.ts'
import * as css from '../Withdraw.css.ts'

interface BalanceBarProps {
  settings: WithdrawSettings
  /** Withdrawing is possible now. */
  ready: boolean
  symbol: string
  turnoverHref: string
}

/** The withdrawable part of the balance, the bound parts, and a link to what frees them. The parts always add up to the balance. */
export function BalanceBar({ settings, ready, symbol, turnoverHref }: BalanceBarProps) {
  const t = useTranslations('withdraw.balance')
  const spell = useSpell(symbol)
  const { parts, balance, held, heldBonus = 0 } = settings
  const bound = heldBonus > 0 || parts.some(({ part, amount }) => part !== 'free' && amount > 0)
  return (
    <Card className={css.stack}>
      <div>
        <h2 className={css.muted}>{t('title')}</h2>
        <p className={css.balance} translate="no">
          {spell(balance)}
        </p>
      </div>
      <div className={css.bar} aria-hidden="true">
        {parts.map(
          ({ part, amount }) => amount > 0 && <span key={part} className={css.part} data-part={part} style={{ flexGrow: amount }} />,
        )}
      </div>
      <dl className={css.legend}>
        {parts.map(({ part, amount }) => (
          <div key={part} className={css.legendRow}>
            <dt>
              <span className={css.dot} data-part={part} aria-hidden="true" />
              {t(part === 'free' && !ready ? 'unbound' : part)}
            </dt>
            <dd className={css.legendAmount} translate="no">
              {spell(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {held > 0 && <p className={css.muted}>{verbatim(t)('held', { amount: spell(held) })}</p>}
      {heldBonus > 0 && <p className={css.muted}>{verbatim(t)('heldBonus', { amount: spell(heldBonus) })}</p>}
      {bound && (
        <ButtonLink tone="secondary" size="sm" href={turnoverHref}>
          {t('what')}
        </ButtonLink>
      )}
    </Card>
  )
}
