import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, useReducedMotion, VisuallyHidden } from '@platform/ui'
import * as css from './RedRain.css.ts'

/** Enough to look like rain, few enough for a cheap phone. */
export const PACKETS = 24
const ROW = 6
/** Width including rotation and drift, px. */
const PACKET_WIDTH = 64
const FALL_MS = 3000
const READY_FROM = 3
const RAIN_MS = 12_000

/**
 * The rain itself. The ticket is taken before the first packet falls, so a tap, a key and no action have equal chances; with reduced
 * motion the packets are in a row.
 */
export function RainSky({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('rewards.redRain')
  const still = useReducedMotion()
  const [ready, setReady] = useState(READY_FROM)
  const counting = !still && ready > 0
  const end = useEffectEvent(() => onEnd())
  useEffect(() => {
    if (still) return
    const timer = setTimeout(() => (counting ? setReady(ready - 1) : end()), counting ? 1000 : RAIN_MS)
    return () => clearTimeout(timer)
  }, [still, counting, ready])
  if (still)
    return (
      <Card tone="brand" className={css.hero}>
        <h2 className={css.title}>{t('pick')}</h2>
        <div className={css.shelf}>
          {Array.from({ length: ROW }, (_, index) => (
            <button key={index} type="button" className={css.lying} aria-label={t('packet', { number: index + 1 })} onClick={onEnd} />
          ))}
        </div>
        <p className={css.small}>{t('equal')}</p>
      </Card>
    )
  return (
    <Card tone="brand" className={css.hero}>
      <VisuallyHidden role="status">{counting ? t('getReady') : t('falling')}</VisuallyHidden>
      <div className={css.sky} aria-hidden="true">
        {counting ? (
          <span key={ready} className={css.ready}>
            {ready}
          </span>
        ) : (
          Array.from({ length: PACKETS }, (_, index) => (
            <span key={index} className={css.drop} style={placeOf(index)} onPointerDown={onEnd}>
              <span className={css.hanging} />
            </span>
          ))
        )}
      </div>
      <Button block tone="accent" onClick={onEnd}>
        {t('catch')}
      </Button>
      <p className={css.small}>{t('equal')}</p>
    </Card>
  )
}

/**
 * Spread over the sky without randomness: the same for every player. Steps of these two irrational numbers fill width and height evenly,
 * and as all fall at the same speed, they never cluster.
 */
const placeOf = (index: number): CSSProperties => ({
  insetInlineStart: `calc((100% - ${PACKET_WIDTH}px) * ${(index * 0.7549) % 1})`,
  animationDelay: `${-Math.round(((index * 0.5698) % 1) * FALL_MS)}ms`,
  animationDuration: `${FALL_MS}ms`,
})
