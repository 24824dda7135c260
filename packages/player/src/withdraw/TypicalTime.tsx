import { useTranslations } from 'use-intl'
import type { WithdrawSettings } from './WithdrawSettings.ts'
import * as css from './Withdraw.css.ts'

/** How long withdrawals took in the last seven days, and how many those were. Not a promise. */
export function TypicalTime({ typical }: { typical: NonNullable<WithdrawSettings['typical']> }) {
  const t = useTranslations('withdraw.time')
  const spell = (seconds: number) =>
    seconds < 5400 ? t('minutes', { count: Math.max(1, Math.round(seconds / 60)) }) : t('hours', { count: Math.round(seconds / 3600) })
  return (
    <p className={css.muted}>{t('text', { half: spell(typical.halfSeconds), most: spell(typical.mostSeconds), cases: typical.cases })}</p>
  )
}
