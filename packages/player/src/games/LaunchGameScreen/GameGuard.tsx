import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { timeZoneOf } from '@platform/sdk/markets'
import { usedPercent } from '@platform/sdk/protection'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { useClient, usePlayGuard } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useLimitText } from '../../blocks/money/limits/useLimitText.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import { limitRefusalKey } from '../../session/limitRefusalKey.ts'
import type { OwnWindow } from './watchWindow.ts'

/** While a game is open, here or in a window of its own: counts the time of play, and leads out of it when the account is paused. Shows nothing. */
export function GameGuard({ active, ownWindow }: { active: boolean; ownWindow: OwnWindow | undefined }) {
  const t = useTranslations('responsible')
  const client = useClient()
  const queries = useQueryClient()
  const moment = useMoment(timeZoneOf(useMarket()))
  const limitText = useLimitText(useCurrencySymbol() ?? '')
  usePlayGuard({
    active,
    isOpenElsewhere: ownWindow?.isOpen,
    onProtected: ({ state, until }) => {
      ownWindow?.close()
      queries.setQueryData(memberInfoQuery(client).queryKey, (info) => info && { ...info, protection: { state, until } })
    },
    onReached: ({ kind, ...value }) =>
      queries.setQueryData(limitRefusalKey, new BusinessError('limit', { code: `limit.${kind}`, status: 400, value })),
    onNear: (limit) =>
      void toasts.long(t('near', { percent: `${usedPercent(limit)}%`, name: limitText.nameOf(limit), when: moment(limit.resetsAt) })),
  })
  return null
}
