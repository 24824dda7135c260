import { useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  IconButton,
  MatchCard,
  PauseIcon,
  PlayIcon,
  Rail,
  SectionHeading,
  Skeleton,
  SportsIcon,
  useDataSaver,
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
  const still = [useReducedMotion(), useDataSaver()].includes(true)
  const moving = !still && list.length > 1
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
        <Rail label={t('hotMatches')} show="cards" aria-hidden="true">
          <Skeleton shape="card" className={css.place} />
          <Skeleton shape="card" className={css.place} />
        </Rail>
      )}
      {list.length > 0 && (
        <Rail ref={strip} label={t('hotMatches')} show="cards">
          {list.map((match) => (
            <Match key={match.nodeId + match.matchTime} match={match} />
          ))}
        </Rail>
      )}
      {matches.state !== 'loading' && list.length === 0 && (
        <Kept place={<div className={css.place} />}>
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
    <MatchCard
      home={{ name: homeTeam, image: homeTeamImageUrl }}
      away={{ name: awayTeam, image: awayTeamImageUrl }}
      league={league}
      time={format.dateTime(matchTime, { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' })}
      dateTime={new Date(matchTime).toISOString()}
      versus={t('versus')}
      action={{ label: t('playNow'), href }}
    />
  )
}
