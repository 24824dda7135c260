import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

export interface Fact {
  label: string
  value: ReactNode
  /** Too long for the end of a line: it gets one of its own. */
  long?: boolean
}

/** What is known, line by line. */
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
