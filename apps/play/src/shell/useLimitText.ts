import { useLocale, useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { LimitRefusal } from '@platform/sdk/protection'
import { formatMoney } from '@platform/ui'
import { platformTime } from '../system/platformTime.ts'

/** The text of a bet or of time that a limit of the player's own refuses; undefined for other errors. */
export function useLimitText(symbol: string): (error: unknown) => string | undefined {
  const t = useTranslations('page')
  const locale = useLocale()
  return (error) => {
    const limit = limitOf(error)
    if (!limit) return undefined
    const { kind, period, left, resetsAt } = limit
    const values = {
      bets: () => t('limitBets', { count: limit.limit }),
      time: () => t('limitTime', { minutes: limit.limit }),
      money: () => formatMoney(limit.limit, { symbol, locale }),
    }
    const value = values[kind === 'bets' || kind === 'time' ? kind : 'money']()
    return t(left > 0 ? 'limitOver' : 'limitReached', { limit: t('limitPer', { value, period }), when: platformTime(locale, resetsAt) })
  }
}

/** The limit that an error `limit.*` is about. */
export function limitOf(error: unknown): (LimitRefusal & { kind: string }) | undefined {
  if (!(error instanceof PlatformError) || !error.code.startsWith('limit.')) return undefined
  const { data } = LimitRefusal.safeParse(error.value)
  return data && { ...data, kind: error.code.slice('limit.'.length) }
}
