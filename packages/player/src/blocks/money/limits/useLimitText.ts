import { useFormatter, useTranslations } from 'use-intl'
import type { Limit, LimitKind } from '@platform/sdk/protection'
import { useSpell } from '../../../i18n/useSpell.ts'

/** Texts of limits: amounts in money, in bets or as a time, and names such as "Perda por dia". */
export function useLimitText(symbol: string) {
  const t = useTranslations('responsible.limit')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const unit = (value: number, name: 'hour' | 'minute') => format.number(value, { style: 'unit', unit: name, unitDisplay: 'short' })
  const timeOf = (minutes: number) => {
    const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
    return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')].filter(Boolean).join(' ')
  }
  /** Cents, bets or minutes. */
  const valueOf = (kind: LimitKind, value: number) =>
    kind === 'bets' ? t('bets', { count: value }) : kind === 'time' ? timeOf(value) : spell(value)
  return {
    valueOf,
    nameOf: ({ kind, period }: Pick<Limit, 'kind' | 'period'>) => t('name', { what: t(`what.${kind}`), period }),
    perOf: ({ kind, period, value }: Pick<Limit, 'kind' | 'period' | 'value'>) => t('per', { value: valueOf(kind, value), period }),
  }
}
