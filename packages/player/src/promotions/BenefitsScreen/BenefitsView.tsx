import { useTranslations } from 'use-intl'
import type { ClubLevel } from '@platform/sdk/promotions'
import type { Reward } from '@platform/sdk/rewards'
import { Button, ButtonLink, Card, ListItem } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { Celebration } from '../Celebration/Celebration.tsx'
import { RewardCard } from '../RewardCard/RewardCard.tsx'
import type { Claiming } from '../useClaim.tsx'
import * as shared from '../rewards.css.ts'
import { CompareLevels } from './CompareLevels.tsx'
import { LevelCards } from './LevelCards.tsx'
import { LevelHero } from './LevelHero.tsx'
import { PointRules } from './PointRules.tsx'

export interface BenefitsViewProps {
  level: number
  points: number
  /** The level that the points alone give. */
  pointsLevel: number
  /** End of the level; absent for the lowest. */
  keptUntil?: number
  windowDays: number
  weights: readonly { gameType: string; weight: number }[]
  levels: readonly ClubLevel[]
  rewards: readonly Reward[]
  symbol: string
  claiming: Claiming
  gamesHref: string
  historyHref: string
}

/** The member club: the member's level, what can be claimed, the benefits of every level, and how points are earned. */
export function BenefitsView(props: BenefitsViewProps) {
  const { level, points, pointsLevel, keptUntil, windowDays, weights, levels, rewards, symbol, claiming, gamesHref, historyHref } = props
  const t = useTranslations('rewards.vip')
  const ready = rewards.filter(({ status }) => status === 'claim')
  return (
    <div className={shared.page}>
      {claiming.won && <Celebration onEnd={claiming.onCelebrated} />}
      <LevelHero
        level={level}
        points={points}
        pointsLevel={pointsLevel}
        keptUntil={keptUntil}
        windowDays={windowDays}
        levels={levels}
        reached={ready.some(({ id }) => id.startsWith(`vip:upgrade:${level}@`))}
      />
      {claiming.unknown && <UnknownOutcome {...claiming.unknown} />}
      <section className={shared.stack} aria-label={t('claims')}>
        <div className={shared.row}>
          <h2 className={shared.heading}>{t('claims')}</h2>
          {ready.length > 1 && !claiming.unknown && (
            <Button size="sm" tone="secondary" loading={claiming.busy} onClick={() => claiming.onClaim(ready.map(({ id }) => id))}>
              {t('claimAll', { count: ready.length })}
            </Button>
          )}
        </div>
        {ready.length === 0 && (
          <Card className={shared.stack}>
            <p>{t('nothing')}</p>
            <ButtonLink href={gamesHref} tone="secondary">
              {t('play')}
            </ButtonLink>
          </Card>
        )}
        {ready.map((reward) => (
          <RewardCard
            level={3}
            key={reward.id}
            reward={reward}
            symbol={symbol}
            busy={claiming.busy}
            onClaim={claiming.unknown ? undefined : (id) => claiming.onClaim([id])}
          />
        ))}
      </section>
      <LevelCards level={level} levels={levels} symbol={symbol} />
      <CompareLevels level={level} levels={levels} symbol={symbol} />
      <PointRules windowDays={windowDays} weights={weights} />
      <Card flush>
        <ListItem href={historyHref} title={t('history')} text={t('historyText')} />
      </Card>
    </div>
  )
}
