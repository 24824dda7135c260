import { useTranslations } from 'use-intl'
import { type Limit, limitOf, type LimitRefusal, type ReachedLimit, usedPercent } from '@platform/sdk/protection'
import { formatMinutes, formatMoney, toasts, useUiLabels } from '@platform/ui'
import { momentText, type SessionFacts } from '../system/momentText.ts'

/**
 * Texts of limits that the player has set: of a bet or of time that one refuses, undefined for other errors; of one that is used to 80 %.
 * There is none before the session opens.
 */
export function useLimitText(session: SessionFacts | undefined) {
  const t = useTranslations('page')
  const { locale } = useUiLabels()
  const valuesOf = (kind: string, { period, limit, resetsAt }: Pick<LimitRefusal, 'period' | 'limit' | 'resetsAt'>) => {
    const { currencySymbol: symbol, timeZone } = session!
    const bets = () => t('limitBets', { count: limit })
    const value = kind === 'bets' ? bets() : kind === 'time' ? formatMinutes(limit, locale) : formatMoney(limit, { symbol, locale })
    return { limit: t('limitPer', { value, period }), when: momentText(locale, resetsAt, timeZone) }
  }
  const textOf = ({ kind, value, ...limit }: Limit) => valuesOf(kind, { ...limit, limit: value }).limit
  const ofReached = (limit: ReachedLimit) => t(limit.left > 0 ? 'limitOver' : 'limitReached', valuesOf(limit.kind, limit))
  return {
    /** A limit, as the player set it: `R$ 50,00 por dia`. */
    of: textOf,
    ofError: (error: unknown) => {
      const limit = session && limitOf(error)
      return limit && ofReached(limit)
    },
    /** What a page with a game or a slip says of them: `usePlayGuard`. */
    notices: {
      onNear: (near: Limit) =>
        void toasts.long(t('limitNear', { percent: `${usedPercent(near)}%`, ...valuesOf(near.kind, { ...near, limit: near.value }) })),
      onReached: (limit: ReachedLimit) => void toasts.error(ofReached(limit)),
    },
  }
}
