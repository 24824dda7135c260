import { useFormatter, useTranslations } from 'use-intl'
import type { Fact } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { inZone } from '../../i18n/platformZone.ts'
import type { WithdrawSettings } from '../WithdrawSettings.ts'

const ALWAYS = { from: 0, until: 1440 }

/** Minutes from midnight as 08:05. */
const clock = (minutes: number) => [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** What withdrawals cost, and in which hours they are accepted; no row where there is no such rule. */
export function useRuleRows({ fee, window }: WithdrawSettings, symbol: string): Fact[] {
  const t = useTranslations('withdraw.form')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const { freeLeft, rate, fixed, cap } = fee
  const percent = rate > 0 && format.number(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const sum = [percent, fixed > 0 && spell(fixed)].filter(Boolean).join(' + ')
  const rule = percent && cap > 0 ? t('feeAtMost', { fee: sum, cap: spell(cap) }) : sum
  return [
    ...(rule ? [{ label: t('feeRule'), value: freeLeft > 0 ? t('feeAfter', { count: freeLeft, fee: rule }) : rule }] : []),
    ...(window.from === ALWAYS.from && window.until === ALWAYS.until
      ? []
      : [{ label: t('hours'), value: inZone(t('fromUntil', { from: clock(window.from), until: clock(window.until) })) }]),
  ]
}
