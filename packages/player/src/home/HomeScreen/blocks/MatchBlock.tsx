import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  IconButton,
  PauseIcon,
  PlayIcon,
  Rail,
  SectionHeading,
  Skeleton,
  SportsIcon,
  lazySheet,
  useDataSaver,
  useReducedMotion,
  type Loadable,
  Carousel,
} from '@platform/ui'
import type { HotMatch } from '@platform/sdk/announcements'
import { section } from '../HomeView.css.ts'
import { FailedBlock } from './FailedBlock.tsx'
import { SameSizePlaceholder } from './SameSizePlaceholder.tsx'
import * as css from './blocks.css.ts'
import { Match } from '../../hotMatches/Match.tsx'

const HotMatchDialog = lazySheet(async () => (await import('../../hotMatches/HotMatchDialog.tsx')).HotMatchDialog)

/** A strip of hot matches that shows 1.2 of them, with autoplay if there are several. Spec 2.5, 9. */
export function MatchBlock({ matches }: { matches: Loadable<readonly HotMatch[]> }) {
  const t = useTranslations('home')
  const id = useId()
  const list = matches.state === 'ready' ? matches.value : []
  const [paused, setPaused] = useState(false)
  const still = [useReducedMotion(), useDataSaver()].includes(true)
  const moving = !still && list.length > 1
  const [all, setAll] = useState(false)
  const places = (
    <Rail label={t('hotMatches')} show="cards" aria-hidden="true">
      <Skeleton shape="card" className={css.matchPlace} />
      <Skeleton shape="card" className={css.matchPlace} />
    </Rail>
  )
  return (
    <section className={section} aria-labelledby={id} aria-busy={matches.state === 'loading'}>
      <div className={css.matchHeading}>
        <SectionHeading
          className={css.matchTitle}
          id={id}
          icon={<SportsIcon />}
          title={t('hotMatches')}
          more={list.length > 1 ? { label: t('allOfThem'), onClick: () => setAll(true) } : undefined}
        />
        {moving && (
          <IconButton
            className={css.matchPause}
            label={t(paused ? 'play' : 'pause')}
            icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
      {matches.state === 'loading' && places}
      {list.length > 0 && <MatchStrip label={t('hotMatches')} matches={list} moving={moving && !paused} />}
      {matches.state !== 'loading' && list.length === 0 && (
        <SameSizePlaceholder place={<div className={css.matchPlace} />}>
          {matches.state === 'error' ? <FailedBlock onRetry={matches.retry} /> : <p>{t('noMatches')}</p>}
        </SameSizePlaceholder>
      )}
      <HotMatchDialog open={all} onOpenChange={setAll} matches={list} />
    </section>
  )
}

/** Interval between slides. Spec 9. */
const EVERY_MS = 5000

interface MatchStripProps {
  label: string
  matches: readonly HotMatch[]
  /** Enables autoplay. */
  moving: boolean
}

/** Hot matches, 1.2 of them at a time, as a loop if there are several. Spec 2.3, 9. */
function MatchStrip({ label, matches, moving }: MatchStripProps) {
  return (
    <Carousel
      label={label}
      show="cards"
      count={matches.length}
      loop
      autoplayMs={moving ? EVERY_MS : undefined}
      renderSlide={(index) => <Match match={matches[index]!} />}
    />
  )
}
