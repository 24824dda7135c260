import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getClubBenefits } from '@platform/sdk/promotions'
import { Button, ButtonLink, Card, ListItem } from '@platform/ui'
import { UnknownOutcome } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { Celebration } from '../Celebration/Celebration.tsx'
import { pathTo } from '../../paths.ts'
import { RewardCard } from '../RewardCard/RewardCard.tsx'
import type { Claiming } from '../useClaim.tsx'
import * as shared from '../rewards.css.ts'
import { CompareLevels } from './CompareLevels.tsx'
import { LevelCards } from './LevelCards.tsx'
import { LevelHero } from './LevelHero.tsx'
import { PointRules } from './PointRules.tsx'

export interface BenefitsViewProps {
  club: OutputOf<typeof getClubBenefits>
  symbol: string
  claiming: Claiming
}

/** The member club: the member's level, what can be claimed, the benefits of every level, and how points are earned. */
export function BenefitsView({ club, symbol, claiming }: BenefitsViewProps) {
  const { level, levels, windowDays, weights, rewards } = club
  const t = useTranslations('rewards.benefits')
  const ready = rewards.filter(({ status }) => status === 'claim')
  return (
    <div className={shared.page}>
      {claiming.won && <Celebration onEnd={claiming.onCelebrated} />}
      <LevelHero club={club} reached={ready.some(({ id }) => id.startsWith(`vip:upgrade:${level}@`))} />
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
            <ButtonLink href={pathTo('gameCenter')} tone="secondary">
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
        <ListItem href={pathTo('benefits', { view: 'history' })} title={t('history')} text={t('historyText')} />
      </Card>
    </div>
  )
}
