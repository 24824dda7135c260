import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { promotionQuery } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, Empty, PromotionsIcon } from '@platform/ui'
import { useContentLinks } from '../../blocks/page/Content/useContentLinks.ts'
import { useQueryOrMissing } from '../../blocks/page/useQueryOrMissing.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useOfferMark } from '../../merchant/useOfferMark.ts'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { ActivityDetailSkeleton, ActivityDetailView } from './ActivityDetailView.tsx'
import { promotionAction } from './promotionAction.ts'
import { useTakePart } from './useTakePart.ts'

/** `/m/activityDetail?id=` (2.15). */
export function ActivityDetailScreen() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return id ? <PromotionDetail key={id} id={id} /> : <MissingPromotion />
}

function PromotionDetail({ id }: { id: string }) {
  const client = useClient()
  const { data, missing } = useQueryOrMissing(promotionQuery(client, id))
  const symbol = useQuery(settingsQuery(client)).data?.currencySymbol ?? ''
  const links = useContentLinks()
  const offerMark = useOfferMark()
  const linkTo = useLinkTo()
  // Above the skeleton: a guest signs in to take part, and the promotion is then requested again.
  const part = useTakePart(id, data?.promotion.imageRequired ?? false)
  useViewTitle(data?.promotion.title)
  const end = useRef<HTMLDivElement>(null)
  const formOpen = part.form !== undefined
  useEffect(() => {
    if (formOpen) end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })
  }, [formOpen])
  if (!data) return missing ? <MissingPromotion /> : <ActivityDetailSkeleton />
  const { promotion, application } = data
  return (
    <>
      <ActivityDetailView
        promotion={promotion}
        application={application}
        symbol={symbol}
        offerMark={offerMark}
        links={links}
        action={promotionAction(promotion)}
        depositHref={linkTo('deposit', { promotion: promotion.depositPromotionId, back: pathTo('activityDetail', { id }) })}
        playHref={playPath(promotion.gameType)}
        part={part}
      />
      <div ref={end} />
    </>
  )
}

const lotteryModes: Record<string, string> = { LOTT: 'Lott', ELOTT: 'Elott' }

/** The games that count; without a category, the popular ones. */
function playPath(gameType = ''): string {
  const mode = lotteryModes[gameType]
  if (mode) return pathTo('lottery', { mode })
  return gameType ? pathTo('gameList', { gameType }) : pathTo('gameCenter')
}

function MissingPromotion() {
  const t = useTranslations('promotions')
  const all = (
    <ButtonLink href={pathTo('activity')} tone="secondary">
      {t('all')}
    </ButtonLink>
  )
  return <Empty icon={<PromotionsIcon size="lg" />} title={t('gone')} text={t('goneText')} action={all} />
}
