import { type ReactNode, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Promotion, PromotionCategory } from '@platform/sdk/promotions'
import {
  Card,
  Empty,
  formatMoney,
  Picture,
  ProgressBar,
  PromotionCard,
  PromotionsIcon,
  ScrollTabs,
  Skeleton,
  StickyBar,
  type Loadable,
} from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { pathTo } from '../../paths.ts'
import { coverOf } from '../coverOf.ts'
import { DateRange } from '../DateRange.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import * as css from './ActivityView.css.ts'

export interface ActivityViewProps {
  categories: Loadable<readonly PromotionCategory[]>
  category: string | undefined
  onCategory: (id: string) => void
  promotions: Loadable<readonly Promotion[]>
  symbol: string
  /** The age limit on each promotion. */
  offerMark?: string
}

/** Promotions by category, a card each (2.15). */
export function ActivityView({ categories, category, onCategory, promotions, symbol, offerMark }: ActivityViewProps) {
  const t = useTranslations('promotions')
  const titles = useTranslations('titles')
  const panel = useId()
  return (
    <div className={css.page}>
      <StickyBar className={css.tabs}>
        {categories.state === 'ready' && (
          <ScrollTabs
            label={t('categories')}
            tabs={categories.value.map(({ id, title, iconImageUrl }) => ({
              value: id,
              label: title,
              icon: <TabIcon url={iconImageUrl} />,
            }))}
            value={category ?? ''}
            onChange={onCategory}
            controls={panel}
          />
        )}
        {categories.state === 'loading' && (
          <div className={css.tabPlaces}>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} shape="control" className={css.tabPlace} />
            ))}
          </div>
        )}
      </StickyBar>
      <div
        id={panel}
        role={categories.state === 'ready' ? 'tabpanel' : 'region'}
        aria-label={titles('activity')}
        aria-busy={promotions.state === 'loading'}
      >
        <Promotions
          promotions={promotions}
          renderPromotion={(promotion, first) => (
            <PromotionItem promotion={promotion} first={first} symbol={symbol} offerMark={offerMark} />
          )}
        />
      </div>
    </div>
  )
}

interface PromotionsProps {
  promotions: Loadable<readonly Promotion[]>
  renderPromotion: (promotion: Promotion, first: boolean) => ReactNode
}

function Promotions({ promotions, renderPromotion }: PromotionsProps) {
  const t = useTranslations('promotions')
  if (promotions.state === 'error') return <LoadFailed retry={promotions.retry} />
  if (promotions.state === 'loading')
    return (
      <ul className={css.list}>
        {[0, 1, 2].map((place) => (
          <li key={place}>
            <PromotionPlaceholder />
          </li>
        ))}
      </ul>
    )
  if (promotions.value.length === 0) return <Empty icon={<PromotionsIcon size="lg" />} title={t('empty')} text={t('emptyText')} />
  return (
    <ul className={css.list}>
      {promotions.value.map((promotion, index) => (
        <li key={promotion.id || index} data-promotion={promotion.id}>
          {renderPromotion(promotion, index === 0)}
        </li>
      ))}
    </ul>
  )
}

interface PromotionItemProps extends Pick<ActivityViewProps, 'symbol' | 'offerMark'> {
  promotion: Promotion
  first: boolean
}

function PromotionItem({ promotion, first, symbol, offerMark }: PromotionItemProps) {
  const t = useTranslations('promotions')
  const locale = useLocale()
  const { id, title, status, announcementImages, progress, target } = promotion
  const spell = (minor: number) => formatMoney(minor, { symbol, locale })
  return (
    <PromotionCard
      href={id ? pathTo('activityDetail', { id }) : undefined}
      title={title}
      image={coverOf(announcementImages)}
      mark={offerMark}
      priority={first}
      period={<DateRange promotion={promotion} on="card" />}
      status={status && <StatusBadge status={status} />}
      progress={
        progress !== undefined &&
        target && <ProgressBar label={t('wagered')} value={progress} max={target} valueText={`${spell(progress)} / ${spell(target)}`} />
      }
    />
  )
}

/** Skeleton of a card. */
function PromotionPlaceholder() {
  return (
    <Card flush>
      <Skeleton shape="banner" className={css.cover} />
      <div className={css.texts}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </Card>
  )
}

function TabIcon({ url }: { url: string }) {
  return url ? <Picture className={css.icon} src={url} alt="" width="20" height="20" fallback={null} /> : null
}
