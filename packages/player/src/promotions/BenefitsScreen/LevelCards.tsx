import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ClubLevel } from '@platform/sdk/promotions'
import { Badge, Card, Carousel, Facts } from '@platform/ui'
import { heading, stack } from '../rewards.css.ts'
import * as css from './Benefits.css.ts'
import { useLevelFacts } from './useLevelFacts.ts'

export interface LevelCardsProps {
  level: number
  levels: readonly ClubLevel[]
  symbol: string
}

/** Every level as a card, swiped horizontally; starts at the member's own. */
export function LevelCards({ level, levels, symbol }: LevelCardsProps) {
  const id = useId()
  const t = useTranslations('rewards.benefits')
  const format = useFormatter()
  const factsOf = useLevelFacts(symbol)
  return (
    <section className={stack} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t('levels')}
      </h2>
      <Carousel
        label={t('levels')}
        show="cards"
        count={levels.length}
        startAt={Math.max(
          0,
          levels.findIndex((one) => one.level === level),
        )}
        renderSlide={(index) => {
          const one = levels[index]!
          return (
            <Card className={css.levelCard} data-own={one.level === level || undefined}>
              <div className={css.levelHead}>
                <h3>{one.name}</h3>
                {one.level === level && <Badge tone="accent">{t('yours')}</Badge>}
              </div>
              <p className={css.from}>{t('from', { points: format.number(one.points) })}</p>
              <Facts rows={factsOf(one)} />
            </Card>
          )
        }}
      />
    </section>
  )
}
