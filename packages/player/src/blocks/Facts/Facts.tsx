import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

export interface Fact {
  label: string
  value: ReactNode
  /** Long value: shown on a line of its own. */
  long?: boolean
}

/** A list of labeled values. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, value, long }) => (
        <div key={label} className={css.row} data-long={long || undefined}>
          <dt className={css.rowLabel}>{label}</dt>
          <dd className={css.rowValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
