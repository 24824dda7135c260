import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted, page, stack, text, tight, ways } from '../../blocks/money/OrderPage/OrderPage.css.ts'

export const password = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const code = style({ fontFamily: vars.font.numeric, fontSize: vars.text.lg, fontWeight: 600, overflowWrap: 'anywhere' })
export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9em, 100%), 1fr))',
  gap: vars.space.md,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
})
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontSize: vars.text.md, fontWeight: 600 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const qr = style({ width: 'min(220px, 100%)', marginInline: 'auto' })
