import { Card } from '@platform/ui'
import { useMoment } from '../../../i18n/useMoment.ts'
import * as css from './Timeline.css.ts'

/** One event of an order. */
export interface TimelineStep {
  /** ms. */
  at: number
  what: string
  /** Formatted. */
  amount?: string
  reason?: string
  /** Who caused the event. */
  actor: string
}

/** The events of an order, newest first: time, actor, reason and amount. */
export function Timeline({ title, steps }: { title: string; steps: readonly TimelineStep[] }) {
  const moment = useMoment()
  return (
    <Card className={css.card}>
      <h2 className={css.heading}>{title}</h2>
      <ol className={css.list} reversed>
        {steps.toReversed().map(({ at, what, amount, reason, actor }, index) => (
          <li key={`${at} ${what} ${index}`} className={css.step}>
            <p className={css.what}>
              <span>{what}</span>
              {amount !== undefined && <span>{amount}</span>}
            </p>
            {reason && <p>{reason}</p>}
            <p className={css.muted}>
              {moment(at)} · {actor}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
