import { useLocale, useTranslations } from 'use-intl'
import { isNear, isReached, type Limit, limitOf, type LimitRefusal } from '@platform/sdk/protection'
import { formatMoney } from '@platform/ui'
import { platformTime } from '../system/platformTime.ts'

/** Texts of limits that the player has set: of a bet or of time that one refuses, and of one that is used to 80 %; undefined for all others. */
export function useLimitText(symbol: string) {
  const t = useTranslations('page')
  const locale = useLocale()
  const valuesOf = (kind: string, { period, limit, resetsAt }: Pick<LimitRefusal, 'period' | 'limit' | 'resetsAt'>) => {
    const bets = () => t('limitBets', { count: limit })
    const value = kind === 'bets' ? bets() : kind === 'time' ? t('limitTime', { minutes: limit }) : formatMoney(limit, { symbol, locale })
    return { limit: t('limitPer', { value, period }), when: platformTime(locale, resetsAt) }
  }
  return {
    ofError: (error: unknown) => {
      const limit = limitOf(error)
      return limit && t(limit.left > 0 ? 'limitOver' : 'limitReached', valuesOf(limit.kind, limit))
    },
    ofNear: (near: Limit) => {
      if (isReached(near) || !isNear(near)) return undefined
      const { kind, value, used, ...rest } = near
      return t('limitNear', { percent: `${Math.trunc((used / value) * 100)}%`, ...valuesOf(kind, { ...rest, limit: value }) })
    },
  }
}
