import { useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  Badge,
  ButtonLink,
  Card,
  IconButton,
  PauseIcon,
  Picture,
  PlayIcon,
  SectionHeading,
  Skeleton,
  SportsIcon,
  useReducedMotion,
} from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { launchPath } from '../../../blocks/GameCard/GameCard.tsx'
import type { Loadable } from '../../../blocks/Loadable.ts'
import { section } from '../HomeView.css.ts'
import { Failed } from './Failed.tsx'
import { Kept } from './Kept.tsx'
import { useAutoplay } from './useAutoplay.ts'
import * as css from './MatchBlock.css.ts'

/** Hot matches in a strip that shows 1.2 of them and moves on by itself where there are several. Spec 2.5, 9. */
export function MatchBlock({ matches }: { matches: Loadable<readonly HotMatch[]> }) {
  const t = useTranslations('home')
  const id = useId()
  const list = matches.state === 'ready' ? matches.value : []
  const strip = useRef<HTMLUListElement>(null)
  const [paused, setPaused] = useState(false)
  const moving = !useReducedMotion() && list.length > 1
  useAutoplay(strip, moving && !paused)
  return (
    <section className={section} aria-labelledby={id} aria-busy={matches.state === 'loading'}>
      <div className={css.heading}>
        <SectionHeading id={id} icon={<SportsIcon />} title={t('hotMatches')} />
        {moving && (
          <IconButton
            label={t(paused ? 'play' : 'pause')}
            icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
      {matches.state === 'loading' && (
        <div className={css.strip}>
          <Skeleton shape="card" className={css.match} />
          <Skeleton shape="card" className={css.match} />
        </div>
      )}
      {list.length > 0 && (
        <ul ref={strip} className={css.strip} aria-label={t('hotMatches')}>
          {list.map((match) => (
            <li key={match.nodeId + match.matchTime} className={css.slide}>
              <Match match={match} />
            </li>
          ))}
        </ul>
      )}
      {matches.state !== 'loading' && list.length === 0 && (
        <Kept place={<div className={css.match} />}>
          {matches.state === 'error' ? <Failed onRetry={matches.retry} /> : <p>{t('noMatches')}</p>}
        </Kept>
      )}
    </section>
  )
}

function Match({ match }: { match: HotMatch }) {
  const t = useTranslations('home')
  const format = useFormatter()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league, matchTime, nodeId, vendor, roomId } = match
  const href = launchPath({
    nodeId,
    vassalage: vendor,
    gameType: 'SPORTS',
    gameId: roomId,
    gameName: `${homeTeam} ${t('versus')} ${awayTeam}`,
  })
  return (
    <Card className={css.match}>
      <div className={css.head}>
        <Badge tone="brand">{league}</Badge>
        <time dateTime={new Date(matchTime).toISOString()} className={css.time}>
          {format.dateTime(matchTime, { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' })}
        </time>
      </div>
      <div className={css.teams}>
        <Team name={homeTeam} image={homeTeamImageUrl} />
        <span className={css.versus}>{t('versus')}</span>
        <Team name={awayTeam} image={awayTeamImageUrl} />
      </div>
      <ButtonLink href={href} size="sm" tone="accent" block>
        {t('playNow')}
      </ButtonLink>
    </Card>
  )
}

function Team({ name, image }: { name: string; image: string }) {
  return (
    <span className={css.team}>
      <Picture className={css.crest} src={image} alt="" width="40" height="40" fallback={<span className={css.crest} />} />
      <span className={css.teamName}>{name}</span>
    </span>
  )
}
