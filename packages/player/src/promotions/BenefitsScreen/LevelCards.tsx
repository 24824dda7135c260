import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ClubLevel } from '@platform/sdk/promotions'
import { Badge, Card, Rail } from '@platform/ui'
import { Facts } from '../../blocks/Facts/Facts.tsx'
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
  const t = useTranslations('rewards.vip')
  const format = useFormatter()
  const factsOf = useLevelFacts(symbol)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = own.current?.closest('li')
    item?.parentElement?.scrollTo({ left: item.offsetLeft - item.parentElement.offsetLeft - 16 })
  }, [])
  return (
    <section className={stack} aria-label={t('levels')}>
      <h2 className={heading}>{t('levels')}</h2>
      {/* Focusable, so that the arrow keys scroll it without a touch screen. */}
      <Rail label={t('levels')} show="cards" tabIndex={0}>
        {levels.map((one) => (
          <Card
            key={one.level}
            ref={one.level === level ? own : undefined}
            className={css.levelCard}
            data-own={one.level === level || undefined}
          >
            <div className={css.levelHead}>
              <h3>{one.name}</h3>
              {one.level === level && <Badge tone="accent">{t('yours')}</Badge>}
            </div>
            <p className={css.from}>{t('from', { points: format.number(one.points) })}</p>
            <Facts rows={factsOf(one)} />
          </Card>
        ))}
      </Rail>
    </section>
  )
}
