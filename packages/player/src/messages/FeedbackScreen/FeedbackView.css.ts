import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../../blocks/page/lines.css.ts'

export const sent = style({ display: 'grid', justifyItems: 'center', gap: vars.space.sm, textAlign: 'center' })
export const number = style({ fontFamily: vars.font.numeric, fontSize: vars.text.lg, fontWeight: 600, userSelect: 'all' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.sm })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const title = style({ fontSize: vars.text.md, overflowWrap: 'anywhere' })
export const history = style({ display: 'grid', gap: vars.space.sm })
export const entry = style({
  display: 'grid',
  gap: 4,
  maxWidth: '88%',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const own = style([
  entry,
  { justifySelf: 'end', backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft, borderColor: 'transparent' },
])
export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.5 })
export const meta = style({ fontSize: vars.text.sm })
export const place = style({ height: 92 })
export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const orderNo = style({ fontWeight: 600, overflowWrap: 'anywhere' })
