import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Promotion } from '@platform/sdk/promotions'
import { settingsQuery } from '@platform/sdk/query/account'
import { promotionCategoriesQuery, promotionsQuery } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { loadable, toasts } from '@platform/ui'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useOfferMark } from '../../merchant/useOfferMark.ts'
import { pathTo } from '../../paths.ts'
import { ActivityView } from './ActivityView.tsx'

/** `/m/activity` (2.15): the first category is open by default, `category` in the address names another. */
export function ActivityScreen() {
  const client = useClient()
  const [query, setQuery] = useSearchParams()
  const categories = useQuery(promotionCategoriesQuery(client))
  const all = useQuery(promotionsQuery(client))
  const namedPromotion = all.data?.content.find(({ id }) => id !== '' && id === query.get('id'))
  // An `id` opens the first category that has it.
  const category =
    categories.data?.find(({ id }) => id === query.get('category')) ??
    categories.data?.find(({ id }) => !namedPromotion || isIn(namedPromotion, id)) ??
    categories.data?.[0]
  const promotions = loadable(all, ({ content }) => (category ? content.filter((one) => isIn(one, category.id)) : content))
  const symbol = useQuery(settingsQuery(client)).data?.currencySymbol ?? ''
  const offerMark = useOfferMark()
  const isFirst = category === categories.data?.[0]
  useViewTitle(isFirst ? undefined : category?.title)
  useOpenNamed(all.isSuccess && !categories.isPending, namedPromotion, pathTo('activity', isFirst ? {} : { category: category?.id }))
  return (
    <ActivityView
      categories={loadable(categories)}
      category={category?.id}
      onCategory={(id) => setQuery({ category: id }, { replace: true })}
      promotions={promotions}
      symbol={symbol}
      offerMark={offerMark}
    />
  )
}

/** One answer serves every tab: only the category with the id `all` has all promotions, wherever it is. */
const isIn = ({ promoAnnouncementCategoryIds }: Promotion, category: string) =>
  category === 'all' || promoAnnouncementCategoryIds.includes(category)

/** An `id` in the address scrolls to that promotion and opens it; Back then returns to its position in the list (2.15). */
function useOpenNamed(ready: boolean, named: Promotion | undefined, list: string) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const t = useTranslations('promotions')
  const id = query.get('id')
  const opening = useRef<string>(undefined)
  useEffect(() => {
    if (!ready) return
    if (id) {
      if (!named) toasts.long(t('gone'))
      opening.current = named?.id
      const cards = [...document.querySelectorAll<HTMLElement>('[data-promotion]')]
      cards.find(({ dataset }) => dataset.promotion === id)?.scrollIntoView({ block: 'center' })
      void navigate(list, { replace: true })
      return
    }
    // The list has its own address again, under which the scroll position is stored.
    const promotionId = opening.current
    opening.current = undefined
    if (promotionId) void navigate(pathTo('activityDetail', { id: promotionId }))
  }, [ready, id, named, list, navigate, t])
}
