import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { routeOf } from '../../../paths.ts'
import type { RouteName } from '../../../routes.ts'
import { fold } from '../../../i18n/fold.ts'

/** How a page's files are called: brand, page, which of its lists, period, e.g. `ipanema-saques-2026-11-01_2026-11-30`. */
export function useFileName() {
  const { merchant } = useMerchant()
  const t = useTranslations('titles')
  const screen = routeOf(useLocation().pathname)
  const title = t(screen as RouteName)
  return ({ startDate, endDate }: { startDate: string; endDate: string }, list?: string) =>
    [merchant.code, fold(title).replaceAll(/[^a-z0-9]+/g, '-'), list, `${startDate}_${endDate}`].filter(Boolean).join('-')
}
