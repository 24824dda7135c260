import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: vars.radius.small,
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })

// The complete specificity is at most one class: a table's own cell styles win.
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${table} ${selector}`, rule)
inside(':where(th, td)', { padding: vars.space.sm, boxShadow: `inset 0 -1px 0 ${vars.color.line}`, textAlign: 'end' })
inside(':where(td)', { whiteSpace: 'nowrap' })
inside(':where(thead th)', { color: vars.color.muted, fontWeight: 400, verticalAlign: 'bottom' })
// Identifies the row while the other columns scroll below it.
inside(':where(tr > :first-child)', {
  position: 'sticky',
  insetInlineStart: 0,
  paddingInlineStart: 0,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
})
inside(':where(tr > :last-child)', { paddingInlineEnd: 0 })
inside(':where(tbody:last-child > tr:last-child > *)', { boxShadow: 'none' })
