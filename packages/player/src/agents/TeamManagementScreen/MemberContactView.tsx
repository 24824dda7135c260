import { row, rowLabel, rows as list, rowValue } from '../../blocks/record/RecordList/RecordList.css.ts'

/** Rows added to those of the sheet. */
export function MemberContactView({ rows }: { rows: readonly { label: string; value: string }[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className={rowLabel}>{label}</dt>
          <dd className={rowValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
