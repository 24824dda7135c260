import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { muted } from '../blocks/money/OrderPage/OrderPage.css.ts'

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.md })
export const texts = style({ display: 'grid', gap: vars.space.xs, minWidth: 0, flex: 1 })
export const missing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const title = style({ fontSize: vars.text.md })
// A gap and no dot between them: on two lines it would dangle.
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
/** On a line of its own rather than broken between its digits. */
export const number = style({ minWidth: 0 })
export const done = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, color: vars.color.positiveText })
