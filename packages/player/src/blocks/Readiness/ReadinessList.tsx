import type { ReactNode } from 'react'
import { Card, CheckCircleIcon, Countdown, WarningIcon } from '@platform/ui'
import * as css from './Readiness.css.ts'

/** Something that must be in order before money can leave. */
export interface ReadinessLine {
  item: string
  done: boolean
  name: string
  /** What is missing; shown while it is not done. */
  text: string
  /** Counted down to, ms. */
  deadline?: number
  /** The way to mend it. */
  ways?: ReactNode
}

interface ReadinessListProps {
  lines: readonly ReadinessLine[]
  title: string
  intro: string
  /** Stands beside what is in order. */
  doneText: string
  /** Before the countdown. */
  leftText: string
  /** The gateway's clock. */
  now: () => number
}

/** What must be in order before money can leave, each line with the way to mend it; what is left to do comes first. */
export function ReadinessList({ lines, title, intro, doneText, leftText, now }: ReadinessListProps) {
  return (
    <Card className={css.stack}>
      <div>
        <h2 className={css.heading}>{title}</h2>
        <p className={css.muted}>{intro}</p>
      </div>
      <ul className={css.lines}>
        {lines
          .toSorted((a, b) => Number(a.done) - Number(b.done))
          .map(({ item, done, name, text, deadline, ways }) => (
            <li key={item} className={css.line} data-done={done}>
              {done ? <CheckCircleIcon /> : <WarningIcon />}
              <div className={css.lineTexts}>
                <strong>{name}</strong>
                <span className={css.muted}>{done ? doneText : text}</span>
                {!done && deadline !== undefined && (
                  <span className={css.muted}>
                    {leftText} <Countdown deadline={deadline} now={now} />
                  </span>
                )}
                {!done && ways}
              </div>
            </li>
          ))}
      </ul>
    </Card>
  )
}
