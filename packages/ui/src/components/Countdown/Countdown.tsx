import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { countdown, sizes, states } from './Countdown.css.ts'
import { formatSeconds, spokenTime } from './formatSeconds.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** From here on the countdown is urgent. Spec 9: below 6 seconds. */
const WARNING_UNDER = 6

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** When it ends, in ms on the clock `now`. Undefined: not on sale, `--:--:--`. */
  deadline: number | undefined
  /** The clock: the server's (`client.clock.now`) or `performance.now`. A stable function. */
  now: () => number
  /** `minutes` for codes: 01:00. Hours may exceed 23. */
  format?: 'hours' | 'minutes'
  size?: 'inherit' | 'lg'
  /** Announces the last seconds and the end to screen readers. For the one countdown that a page is about, not for each of a list. */
  announce?: boolean
  /** Time has run out. */
  onEnd?: () => void
}

/**
 * Remaining time, ticking; red below six seconds, dashes without a deadline. Screen readers read it in minutes, in the last minute in steps of
 * ten seconds; without a deadline, `title`. Section 2.8.
 */
export function Countdown({
  deadline,
  now,
  format = 'hours',
  size = 'inherit',
  announce = false,
  onEnd,
  className,
  ...props
}: CountdownProps) {
  const labels = useUiLabels()
  const seconds = useSecondsLeft(deadline, now, onEnd)
  const state = seconds === 0 ? 'over' : seconds < WARNING_UNDER ? 'warning' : 'running'
  const dashes = format === 'hours' ? '--:--:--' : '--:--'
  const announcement = { running: '', warning: labels.lastSeconds, over: deadline === undefined ? '' : labels.timeIsUp }[state]
  const over = deadline === undefined ? (props.title ?? labels.timeLeft) : labels.timeIsUp
  return (
    <>
      <span
        role="timer"
        translate="no"
        aria-label={seconds === 0 ? over : `${labels.timeLeft}: ${spokenTime(seconds, labels.locale)}`}
        {...props}
        data-state={state}
        className={clsx(countdown, sizes[size], states[state], className)}
      >
        {seconds === 0 ? dashes : formatSeconds(seconds, format === 'hours')}
      </span>
      {announce && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </>
  )
}
