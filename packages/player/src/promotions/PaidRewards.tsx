import type { Reward } from '@platform/sdk/rewards'
import { ButtonLink, Empty, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../blocks/page/LoadFailed.tsx'
import { MoreRows } from './MoreRows.tsx'
import { RewardCard } from './RewardCard/RewardCard.tsx'
import * as css from './rewards.css.ts'

export interface PaidRewardsProps {
  /** Heading, unless the page itself has one. */
  title?: string
  pages: Loadable<readonly Reward[]>
  symbol: string
  /** Set while there is another page. */
  more?: { busy: boolean; onMore: () => void }
  empty: { title: string; text: string; href: string; action: string }
}

/** Rewards that were paid, newest first. */
export function PaidRewards({ title, pages, symbol, more, empty }: PaidRewardsProps) {
  if (pages.state === 'loading') return <LinesSkeleton />
  if (pages.state === 'error') return <LoadFailed retry={pages.retry} />
  if (pages.value.length === 0) {
    const { href, action, ...texts } = empty
    return (
      <Empty
        {...texts}
        action={
          <ButtonLink href={href} tone="secondary">
            {action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={title ? css.page : css.stack}>
      {title && <h2 className={css.heading}>{title}</h2>}
      {pages.value.map((reward) => (
        <RewardCard key={reward.id} level={title ? 3 : 2} reward={reward} symbol={symbol} />
      ))}
      <MoreRows more={more} of="rewards" />
    </div>
  )
}
