import { useEffect, useEffectEvent, useRef } from 'react'
import { useAtomValue } from 'jotai'
import { useTranslations } from 'use-intl'
import { timeZoneOf } from '@platform/sdk/markets'
import type { Limit } from '@platform/sdk/protection'
import { toasts } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { isNear, isReached } from '@platform/sdk/protection'
import { nearestLimitAtom } from '../../blocks/money/limits/nearestLimit.ts'
import { useLimitText } from '../../blocks/money/limits/useLimitText.ts'

/** Names a limit that is used to 80 %, once in its period. */
export function NearLimit() {
  const t = useTranslations('responsible')
  const moment = useMoment(timeZoneOf(useMarket()))
  const text = useLimitText(useCurrencySymbol() ?? '')
  const nearest = useAtomValue(nearestLimitAtom)
  const named = useRef<string[]>([])
  const name = useEffectEvent((limit: Limit) => {
    const period = `${limit.kind} ${limit.period} ${limit.resetsAt}`
    if (!isNear(limit) || isReached(limit) || named.current.includes(period)) return
    named.current.push(period)
    const percent = `${Math.trunc((limit.used / limit.value) * 100)}%`
    toasts.long(t('near', { percent, name: text.nameOf(limit), when: moment(limit.resetsAt) }))
  })
  useEffect(() => {
    if (nearest) name(nearest)
  }, [nearest])
  return null
}
