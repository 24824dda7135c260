import { useLocale, useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { LimitRefusal, type Limit } from '@platform/sdk/protection'
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
    ofNear: ({ kind, value, used, left, ...rest }: Limit) => {
      if (left <= 0 || used * 5 < value * 4) return undefined
      return t('limitNear', { percent: `${Math.trunc((used / value) * 100)}%`, ...valuesOf(kind, { ...rest, limit: value }) })
    },
  }
}

/** The limit that an error `limit.*` is about. */
export function limitOf(error: unknown): (LimitRefusal & { kind: string }) | undefined {
  if (!(error instanceof PlatformError) || !error.code.startsWith('limit.')) return undefined
  const { data } = LimitRefusal.safeParse(error.value)
  return data && { ...data, kind: error.code.slice('limit.'.length) }
}
