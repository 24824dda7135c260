import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

export interface Fact {
  label: ReactNode
  value: ReactNode
  /** Long value: shown on a line of its own. */
  long?: boolean
}

export type FactsProps = { rows: readonly Fact[] }

/** A list of labeled values. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value, long }, index) => (
        <div key={typeof label === 'string' ? label : index} className={css.row} data-long={long || undefined}>
          <dt className={css.rowLabel}>{label}</dt>
          <dd className={css.rowValue} translate={isFigure(value) ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount, a date in figures or a code: nothing for a translator. */
const isFigure = (value: ReactNode) => typeof value === 'string' && /\d/.test(value) && !/\p{Ll}{2}/u.test(value)
