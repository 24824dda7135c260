import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { promotionCategoriesQuery, promotionsQuery } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { loadable, toasts } from '@platform/ui'
import { warmDates } from '../../i18n/warmDates.ts'
import { pathTo } from '../../paths.ts'
import { ActivityView } from './ActivityView.tsx'

/** `/m/activity` (2.15): the first category is open by default, `category` in the address names another. */
export function ActivityScreen() {
  const client = useClient()
  const [query, setQuery] = useSearchParams()
  const categories = useQuery(promotionCategoriesQuery(client))
  const category = categories.data?.find(({ id }) => id === query.get('category')) ?? categories.data?.[0]
  // One answer serves every tab: only the category with this id has all promotions, wherever it is.
  const isAll = category?.id === 'all'
  const all = useQuery(promotionsQuery(client))
  const promotions = loadable(all, ({ content }) =>
    isAll || !category ? content : content.filter((one) => one.promoAnnouncementCategoryIds.includes(category.id)),
  )
  const symbol = useQuery(settingsQuery(client)).data?.currencySymbol ?? ''
  useOpenNamed(all.isSuccess && !categories.isPending)
  useEffect(() => void warmDates(), [])
  return (
    <ActivityView
      categories={loadable(categories)}
      category={category?.id}
      onCategory={(id) => setQuery({ category: id }, { replace: true })}
      promotions={promotions}
      symbol={symbol}
    />
  )
}

/** An `id` in the address scrolls to that promotion and opens it; Back then returns to its position in the list (2.15). */
function useOpenNamed(ready: boolean) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const t = useTranslations('promotions')
  const id = query.get('id')
  const card = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (!ready) return
    if (id) {
      card.current = [...document.querySelectorAll<HTMLElement>('[data-promotion]')].find((one) => one.dataset.promotion === id)
      card.current?.scrollIntoView({ block: 'center' })
      if (!card.current) toasts.long(t('gone'))
      void navigate(pathTo('activity'), { replace: true })
      return
    }
    // The list has its own address again, under which the scroll position is stored.
    const promotionId = card.current?.dataset.promotion
    card.current = undefined
    if (promotionId) void navigate(pathTo('activityDetail', { id: promotionId }))
  }, [ready, id, navigate, t])
}
