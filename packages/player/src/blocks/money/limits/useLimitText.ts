import { useTranslations } from 'use-intl'
import type { Limit, LimitKind } from '@platform/sdk/protection'
import { formatMinutes, useUiLabels } from '@platform/ui'
import { useSpell } from '../../../i18n/useSpell.ts'

/** Texts of limits: amounts in money, in bets or as a time, and names such as "Perda por dia". */
export function useLimitText(symbol: string) {
  const t = useTranslations('responsible.limit')
  const { locale } = useUiLabels()
  const spell = useSpell(symbol)
  /** Cents, bets or minutes. */
  const valueOf = (kind: LimitKind, value: number) =>
    kind === 'bets' ? t('bets', { count: value }) : kind === 'time' ? formatMinutes(value, locale) : spell(value)
  return {
    valueOf,
    nameOf: ({ kind, period }: Pick<Limit, 'kind' | 'period'>) => t('name', { what: t(`what.${kind}`), period }),
    perOf: ({ kind, period, value }: Pick<Limit, 'kind' | 'period' | 'value'>) => t('per', { value: valueOf(kind, value), period }),
  }
}
