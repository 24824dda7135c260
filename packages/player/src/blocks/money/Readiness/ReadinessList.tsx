import type { ReactNode } from 'react'
import { Card, CheckCircleIcon, Countdown, WarningIcon } from '@platform/ui'
import * as css from './Readiness.css.ts'

/** A requirement for sending money. */
export interface ReadinessLine {
  item: string
  done: boolean
  name: string
  /** What is missing; shown until it is done. */
  text: ReactNode
  /** End of the countdown, ms. */
  deadline?: number
  /** Links to fix it. */
  ways?: ReactNode
}

interface ReadinessListProps {
  lines: readonly ReadinessLine[]
  title: string
  intro: string
  /** Label of a requirement that is met. */
  doneText: string
  /** Label of the countdown. */
  leftText: string
  /** The gateway's clock. */
  now: () => number
}

/** The requirements for sending money, each with a link to fix it; open ones come first. */
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
