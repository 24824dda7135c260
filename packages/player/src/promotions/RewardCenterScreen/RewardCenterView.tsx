import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Reward, RewardSource, RewardTab } from '@platform/sdk/rewards'
import { Button, ButtonLink, Card, Empty, HotIcon, ListItem, PromotionsIcon, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { pathTo } from '../../paths.ts'
import { PaidRewards } from '../PaidRewards.tsx'
import * as css from '../rewards.css.ts'
import { RewardTabs } from '../RewardTabs.tsx'
import type { Claiming } from '../useClaim.tsx'
import { OfferCard } from './OfferCard.tsx'

export interface RewardCenterViewProps {
  tab: RewardTab
  /** The sources of this member's rewards, and the chosen one; undefined = of every source. */
  filter: { source: RewardSource | undefined; sources: readonly RewardSource[]; onSource: (source: RewardSource | undefined) => void }
  /** How many can be claimed, and how many are in progress; undefined while pending. */
  counts: { available: number; progress: number } | undefined
  rewards: Loadable<readonly Reward[]>
  symbol: string
  claiming: Claiming
  more?: { busy: boolean; onMore: () => void }
  /** Only if this member may take part in red rain. */
  rainHref: string | undefined
  onTab: (tab: RewardTab) => void
}

const tabs = ['available', 'progress', 'history'] as const

/** The reward centre: three tabs, filtered by source; rewards are claimed all at once or one by one. */
export function RewardCenterView(props: RewardCenterViewProps) {
  const { tab, filter, counts, rewards, symbol, claiming, more, rainHref, onTab } = props
  const t = useTranslations('rewards.rewardCenter')
  const titles = useTranslations('titles')
  useViewTitle(tab === 'available' ? undefined : t(`tab.${tab}`))
  const countOf = (name: RewardTab) => (name === 'history' ? 0 : (counts?.[name] ?? 0))
  return (
    <RewardTabs
      label={t('tabs')}
      tabs={tabs.map((value) => ({
        value,
        label: t(`tab.${value}`),
        count: countOf(value),
        tone: value === 'available' ? 'accent' : 'neutral',
      }))}
      value={tab}
      onChange={onTab}
      filter={{
        label: t('source'),
        value: filter.source ?? 'all',
        onChange: (value) => filter.onSource(value === 'all' ? undefined : value),
        tabs: (['all', ...filter.sources] as const).map((value) => ({ value, label: t(`sources.${value}`) })),
      }}
      busy={rewards.state === 'loading'}
      claiming={claiming}
    >
      {tab === 'history' ? (
        <PaidRewards
          pages={rewards}
          symbol={symbol}
          more={more}
          empty={{ title: t('empty.history'), text: t('emptyText.history'), href: pathTo('activity'), action: t('promotions') }}
        />
      ) : (
        <Offers
          tab={tab}
          rewards={rewards}
          claiming={claiming}
          renderOffer={(reward) => <OfferCard key={reward.id} reward={reward} symbol={symbol} claiming={claiming} />}
        />
      )}
      {tab === 'available' && rainHref && (
        <Card flush>
          <ListItem href={rainHref} icon={<HotIcon />} title={titles('redRain')} text={t('rainText')} />
        </Card>
      )}
    </RewardTabs>
  )
}

interface OffersProps extends Pick<RewardCenterViewProps, 'tab' | 'rewards' | 'claiming'> {
  renderOffer: (reward: Reward) => ReactNode
}

function Offers({ tab, rewards, claiming, renderOffer }: OffersProps) {
  const t = useTranslations('rewards.rewardCenter')
  if (rewards.state === 'loading') return <LinesSkeleton />
  if (rewards.state === 'error') return <LoadFailed retry={rewards.retry} />
  const ready = rewards.value.filter(({ status }) => status === 'claim').map(({ id }) => id)
  if (rewards.value.length === 0)
    return (
      <Empty
        icon={<PromotionsIcon size="lg" />}
        title={t(`empty.${tab}`)}
        text={t(`emptyText.${tab}`)}
        action={
          <ButtonLink href={pathTo('activity')} tone="secondary">
            {t('promotions')}
          </ButtonLink>
        }
      />
    )
  return (
    <div className={css.rewards}>
      {ready.length > 1 && !claiming.unknown && (
        <Button block loading={claiming.busy} onClick={() => claiming.onClaim(ready)}>
          {t('claimAll', { count: ready.length })}
        </Button>
      )}
      {rewards.value.map(renderOffer)}
    </div>
  )
}
