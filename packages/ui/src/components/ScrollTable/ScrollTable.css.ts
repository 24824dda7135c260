import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { card } from '../Card/Card.css.ts'

export const scroller = style({
  // Hidden text inside is positioned: it must scroll with the table rather than widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: vars.radius.small,
  // A shade at the edge while columns are hidden there: the first gradient moves with the table and covers it at the end.
  background: [
    `linear-gradient(to left, ${vars.color.surface} 50%, transparent) right / 2rem 100% no-repeat local`,
    `linear-gradient(to left, color-mix(in srgb, ${vars.color.text} 15%, transparent), transparent) right / 1rem 100% no-repeat`,
  ].join(),
})
// The first column and the end of the shade cover others with the plain surface, which a gradient below would show.
globalStyle(`${card}:has(${scroller})`, { backgroundImage: 'none' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm })

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
