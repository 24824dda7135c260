import { useTranslations } from 'use-intl'
import type { Reward } from '@platform/sdk/rewards'
import { lazySheet } from '@platform/ui'
import { useState } from 'react'
import { pathTo } from '../../paths.ts'
import { RewardCard } from '../RewardCard/RewardCard.tsx'
import type { Claiming } from '../useClaim.tsx'

const ApplySheet = lazySheet(() => import('./ApplySheet.tsx').then((file) => file.ApplySheet))

export interface OfferCardProps {
  reward: Reward
  symbol: string
  claiming: Claiming
}

/** A reward with its action: claim it, apply for it, or continue. */
export function OfferCard({ reward, symbol, claiming }: OfferCardProps) {
  const t = useTranslations('rewards.rewardCenter')
  const [applying, setApplying] = useState(false)
  const { status, joinMode, promotionId, imageRequired } = reward
  const canApply = joinMode === 'apply' && (status === 'join' || status === 'rejected')
  return (
    <>
      <RewardCard
        reward={reward}
        symbol={symbol}
        busy={claiming.busy}
        onClaim={claiming.unknown ? undefined : (id) => claiming.onClaim([id])}
        way={
          promotionId && !canApply
            ? { href: pathTo('activityDetail', { id: promotionId }), text: t(status === 'join' ? 'join' : 'details') }
            : undefined
        }
        onApply={canApply ? () => setApplying(true) : undefined}
      />
      {canApply && <ApplySheet open={applying} onOpenChange={setApplying} id={promotionId} imageRequired={imageRequired} />}
    </>
  )
}
