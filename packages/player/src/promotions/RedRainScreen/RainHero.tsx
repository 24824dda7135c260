import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Card, Countdown, HotIcon, ProgressBar } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { pathTo } from '../../paths.ts'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { RainResult } from './RainResult.tsx'
import { RainSky } from './RainSky.tsx'
import * as css from './RedRain.css.ts'
import type { RainHeroProps } from './RedRainViewProps.ts'

/** The state of the rain: upcoming, falling, ticket waiting for the draw, or packet ready to open. */
export function RainHero({ rain, terms, symbol, now, ticket, onCheck, onOpened }: RainHeroProps) {
  // Animated only when a ticket was just taken, not after a reload.
  const [falling, setFalling] = useState(false)
  return (
    <section aria-label={rain.title}>
      {rain.state === 'drawn' ? (
        <RainResult rain={rain} symbol={symbol} onCheck={onCheck} onOpened={onOpened} />
      ) : falling && rain.ticket ? (
        <RainSky onEnd={() => setFalling(false)} />
      ) : (
        <RainCountdown
          rain={rain}
          terms={terms}
          symbol={symbol}
          now={now}
          ticket={{
            ...ticket,
            onTake: () => {
              setFalling(true)
              ticket.onTake()
            },
          }}
        />
      )}
    </section>
  )
}

/** Information and actions before anything falls, and until the draw. */
function RainCountdown({ rain, terms, symbol, now, ticket }: Omit<RainHeroProps, 'onCheck' | 'onOpened'>) {
  const t = useTranslations('rewards.redRain')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const upcoming = rain.state === 'upcoming'
  const deadline = upcoming ? rain.openTime : rain.state === 'open' && !rain.ticket ? rain.closeTime : rain.drawTime
  return (
    <Card tone="brand" className={css.hero}>
      <span className={css.mark}>
        <HotIcon size="lg" />
      </span>
      <h2 className={css.title}>{rain.title}</h2>
      <p>{verbatim(t)('gives', { pool: spell(rain.pool), packets: rain.packets })}</p>
      <p className={css.label}>{t(upcoming ? 'opensIn' : rain.ticket || rain.state === 'closed' ? 'drawnIn' : 'closesIn')}</p>
      <Countdown deadline={deadline} now={now} size="lg" announce={!upcoming} className={css.clock} />
      {upcoming && <p className={css.small}>{t('opensAt', { when: moment(rain.openTime) })}</p>}
      {rain.ticket ? (
        <p role="status">{t('stored')}</p>
      ) : rain.state === 'closed' ? (
        <p>{t('missed')}</p>
      ) : !terms.eligible ? (
        <RainTerms terms={terms} symbol={symbol} />
      ) : upcoming ? (
        <p>{t('ready')}</p>
      ) : (
        !ticket.unknown && (
          <Button block size="lg" tone="accent" loading={ticket.busy} onClick={ticket.onTake}>
            {t('take')}
          </Button>
        )
      )}
    </Card>
  )
}

/** What the member must have bet to take part. */
function RainTerms({ terms, symbol }: Pick<RainHeroProps, 'terms' | 'symbol'>) {
  const { stake, wagered, days } = terms
  const t = useTranslations('rewards.redRain')
  const spell = useSpell(symbol)
  // The bets suffice: the member is excluded for another reason.
  if (wagered >= stake) return <p>{t('closedTo')}</p>
  return (
    <Card className={shared.stack}>
      <p>{verbatim(t)('missing', { stake: spell(stake), days })}</p>
      <ProgressBar label={t('wagered')} value={wagered} max={stake} valueText={`${spell(wagered)} / ${spell(stake)}`} />
      <ButtonLink href={pathTo('gameCenter')} tone="secondary" block>
        {t('play')}
      </ButtonLink>
    </Card>
  )
}
