import { useEffect, useState, type RefObject } from 'react'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { PauseIcon } from '../../icons/PauseIcon.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useAutoplay } from '../../scrolling/useAutoplay.ts'
import { useDataSaver } from '../../theme/DataSaverProvider.tsx'
import { useReducedMotion } from '../../theme/useReducedMotion.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './BannerControls.css.ts'
import { step, useLoop } from './useLoop.ts'

export interface BannerControlsProps {
  /** The row of slides, with a copy of the last before the first and of the first after the last. */
  track: RefObject<HTMLElement | null>
  count: number
  /** Called with the slide that is shown, from 0. */
  onMove: (at: number) => void
  autoplayMs: number
}

/** Moves the slides of a banner: every `autoplayMs`, and by its buttons. */
export function BannerControls({ track, count, onMove, autoplayMs }: BannerControlsProps) {
  const labels = useUiLabels()
  const still = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const saving = useDataSaver()
  const moving = !still && !saving
  useLoop(track, count, onMove)
  useAutoplay({ box: track, on: moving && !paused, everyMs: autoplayMs, advance: (box) => step(box, 1, still) })
  // One pause button for everything that moves on the page: tickers and strips pause with it, and hide their own buttons.
  useRootAttribute('data-pauses', moving)
  useRootAttribute('data-still', paused)
  const turn = (by: 1 | -1) => step(track.current!, by, still)
  return (
    <div className={css.controls}>
      <IconButton className={css.step} label={labels.previous} icon={<ChevronLeftIcon size="sm" />} onClick={() => turn(-1)} />
      <IconButton className={css.step} label={labels.next} icon={<ChevronRightIcon size="sm" />} onClick={() => turn(1)} />
      {moving && (
        <IconButton
          className={css.control}
          label={paused ? labels.play : labels.pause}
          icon={paused ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}

/** Sets a flag that styles anywhere on the page can select. An attribute of the root restyles only what names it; `:root:has(…)` would restyle everything at each change. */
function useRootAttribute(name: `data-${string}`, on: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute(name, on)
    return () => document.documentElement.removeAttribute(name)
  }, [name, on])
}
