import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { routeOf } from '../../paths.ts'
import type { BuiltRouteName } from '../../routes.ts'

/** How a page's files are called: brand, page, which of its lists, period, e.g. `ipanema-saques-2026-11-01_2026-11-30`. */
export function useFileName() {
  const { merchant } = useMerchant()
  const t = useTranslations('titles')
  const screen = routeOf(useLocation().pathname)
  const title = t(screen as BuiltRouteName)
  return ({ startDate, endDate }: { startDate: string; endDate: string }, list?: string) =>
    [merchant.code, wordsOf(title), list, `${startDate}_${endDate}`].filter(Boolean).join('-')
}

/** Lower case, without accents, joined by hyphens: a name that every system of files takes. */
const wordsOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
