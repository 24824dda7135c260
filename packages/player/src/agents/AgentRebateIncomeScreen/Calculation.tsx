import { useTranslations } from 'use-intl'
import type { TeamRebate, TeamRebateDay } from '@platform/sdk/agents'
import { useRate } from '../../i18n/useRate.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import * as css from './TeamRebate.css.ts'
import { useExact } from './useExact.ts'

/** The exact calculation of a row, and the state of its day. */
export function Calculation({ row, day, symbol }: { row: TeamRebate; day: TeamRebateDay | undefined; symbol: string }) {
  const t = useTranslations('agentRebates.agentRebateIncome')
  const rate = useRate()
  const spell = useSpell(symbol)
  const exact = useExact(symbol)
  const sums = { stake: spell(row.validBetAmount), rate: rate(row.rate), amount: exact(row.parts) }
  return (
    <section className={css.calculation}>
      <h3 className={css.title}>{t('calculation')}</h3>
      <p className={css.formula}>{row.depth === 0 ? t('formulaOwn', sums) : t('formula', { ...sums, theirRate: rate(row.theirRate) })}</p>
      {row.status === 'pending' && <p className={css.text}>{t('pendingText')}</p>}
      {day && (
        <>
          <h3 className={css.title}>{t('dayTitle')}</h3>
          <dl className={css.rows}>
            <CalculationLine label={t('carried')} value={exact(day.carried)} />
            <CalculationLine label={t('dayEarned')} value={exact(day.earned)} />
            <div className={css.total}>
              <dt>{day.status === 'paid' ? t('dayPaid') : t(`status.${day.status}`)}</dt>
              <dd className={css.value} translate="no">
                {spell(day.amount)}
              </dd>
            </div>
            <CalculationLine label={t('dayLeft')} value={exact(day.left)} />
          </dl>
        </>
      )}
    </section>
  )
}

function CalculationLine({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  )
}
