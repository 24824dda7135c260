import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, Card, Countdown, HotIcon, ProgressBar } from '@platform/ui'
import { useSpell } from '../../blocks/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { RainResult } from './RainResult.tsx'
import { RainSky } from './RainSky.tsx'
import * as css from './RedRain.css.ts'
import type { RainHeroProps } from './RedRainViewProps.ts'

/** The state of the rain: upcoming, falling, ticket waiting for the draw, or packet ready to open. */
export function RainHero(props: RainHeroProps) {
  const { rain } = props
  // Animated only when a ticket was just taken, not after a reload.
  const [falling, setFalling] = useState(false)
  return (
    <section aria-label={rain.title}>
      {rain.state === 'drawn' ? (
        <RainResult {...props} />
      ) : falling && rain.ticket ? (
        <RainSky onEnd={() => setFalling(false)} />
      ) : (
        <Waiting {...props} onFall={() => setFalling(true)} />
      )}
    </section>
  )
}

type WaitingProps = RainHeroProps & { onFall: () => void }

/** Information and actions before anything falls, and until the draw. */
function Waiting(props: WaitingProps) {
  const { rain, now, symbol } = props
  const t = useTranslations('rewards.rain')
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
      ) : rain.state === 'open' ? (
        <TakePart {...props} />
      ) : rain.state === 'closed' ? (
        <p>{t('missed')}</p>
      ) : (
        <Ready {...props} />
      )}
    </Card>
  )
}

/** Before it opens: whether the member may take part, or the requirements. */
function Ready({ eligible, ...props }: RainHeroProps) {
  const t = useTranslations('rewards.rain')
  return eligible ? <p>{t('ready')}</p> : <Missing {...props} />
}

function TakePart({ eligible, busy, unknown, onTake, onFall, ...props }: WaitingProps) {
  const t = useTranslations('rewards.rain')
  if (!eligible) return <Missing {...props} />
  const take = () => {
    onFall()
    onTake()
  }
  if (unknown) return null
  return (
    <Button block size="lg" tone="accent" loading={busy} onClick={take}>
      {t('take')}
    </Button>
  )
}

function Missing({ stake, wagered, days, symbol, gamesHref }: Pick<RainHeroProps, 'stake' | 'wagered' | 'days' | 'symbol' | 'gamesHref'>) {
  const t = useTranslations('rewards.rain')
  const spell = useSpell(symbol)
  // The bets suffice: the member is excluded for another reason.
  if (wagered >= stake) return <p>{t('closedTo')}</p>
  return (
    <Card className={shared.stack}>
      <p>{verbatim(t)('missing', { stake: spell(stake), days })}</p>
      <ProgressBar label={t('wagered')} value={wagered} max={stake} valueText={`${spell(wagered)} / ${spell(stake)}`} />
      <ButtonLink href={gamesHref} tone="secondary" block>
        {t('play')}
      </ButtonLink>
    </Card>
  )
}
