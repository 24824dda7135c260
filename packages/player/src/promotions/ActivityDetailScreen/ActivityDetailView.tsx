import { useLocale, useTranslations } from 'use-intl'
import type { Promotion, PromotionApplication } from '@platform/sdk/promotions'
import { Badge, Button, ButtonLink, formatMoney, Picture, RichText, Skeleton, StickyBar } from '@platform/ui'
import type { ContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { pathTo } from '../../paths.ts'
import { coverOf } from '../coverOf.ts'
import { DateRange } from '../DateRange.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { ApplyForm, type ApplyFormProps } from './ApplyForm.tsx'
import type { PromotionAction } from './promotionAction.ts'
import { PromotionProgress } from './PromotionProgress.tsx'
import * as css from './ActivityDetailView.css.ts'

export interface ActivityDetailViewProps {
  promotion: Promotion
  application: PromotionApplication | undefined
  symbol: string
  /** The age limit on the promotion. */
  offerMark?: string
  links: ContentLinks
  action: PromotionAction | undefined
  /** The deposit that the promotion requires; undefined where this player may not deposit. */
  depositHref: string | undefined
  /** Link to the games that count, for participants. */
  playHref: string
  part: {
    /** The action is being sent. */
    busy: boolean
    onAction: (action: Exclude<PromotionAction, 'deposit'>) => void
    /** Shown instead of the action while its outcome is unknown. */
    unknown?: UnknownOutcomeProps
    /** Set while the form to apply is open. */
    form: ApplyFormProps | undefined
  }
}

/** One promotion: picture, title, dates, body, and what the member can do (2.15). */
export function ActivityDetailView({
  promotion,
  application,
  symbol,
  offerMark,
  links,
  action,
  depositHref,
  playHref,
  part: { busy, onAction, unknown, form },
}: ActivityDetailViewProps) {
  const t = useTranslations('promotions')
  const titles = useTranslations('titles')
  const locale = useLocale()
  const { title, status, content, reward, announcementImages } = promotion
  const claim = reward === undefined ? t('claim') : t('claimAmount', { amount: formatMoney(reward, { symbol, locale }) })
  return (
    <>
      <article className={css.page}>
        <Picture className={css.cover} src={coverOf(announcementImages)} alt="" width="390" height="177" priority fallback={null} />
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <div className={css.line}>
            {offerMark && <Badge>{offerMark}</Badge>}
            {status && <StatusBadge status={status} />}
            <span className={css.dates}>
              <DateRange promotion={promotion} on="page" />
            </span>
          </div>
        </div>
        <PromotionProgress promotion={promotion} application={application} symbol={symbol} />
        <RichText html={content} className={css.part} {...links} />
        {form && <ApplyForm {...form} />}
        <ButtonLink tone="ghost" size="sm" href={pathTo('activityInfo')}>
          {titles('activityInfo')}
        </ButtonLink>
      </article>
      {!action && (status === 'joined' || status === 'process') && (
        <StickyBar edge="tabBar">
          <ButtonLink block size="lg" href={playHref}>
            {t('playNow')}
          </ButtonLink>
        </StickyBar>
      )}
      {action === 'deposit' && depositHref && (
        <StickyBar edge="tabBar">
          <ButtonLink block size="lg" href={depositHref}>
            {t('deposit')}
          </ButtonLink>
        </StickyBar>
      )}
      {action && action !== 'deposit' && !form && (
        <StickyBar edge="tabBar">
          {unknown ? (
            <UnknownOutcome {...unknown} />
          ) : (
            <Button block size="lg" tone={action === 'claim' ? 'accent' : 'primary'} loading={busy} onClick={() => onAction(action)}>
              {action === 'claim' ? claim : t(action === 'apply' && status === 'rejected' ? 'applyAgain' : action)}
            </Button>
          )}
        </StickyBar>
      )}
    </>
  )
}

/** The page while its promotion loads. */
export function ActivityDetailSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton shape="banner" className={css.cover} />
      <div className={css.head}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={`${css.part} ${css.place}`}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}
