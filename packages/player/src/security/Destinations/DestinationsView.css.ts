import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../../blocks/page/lines.css.ts'
export { head, intro } from '../SecurityForm.css.ts'

export const list = style({ display: 'grid', gap: vars.space.md, selectors: { '&:empty': { display: 'none' } } })
export const card = style({ display: 'grid', gap: vars.space.xs })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const name = style({ fontWeight: 600 })
export const number = style({ fontFamily: vars.font.numeric, fontSize: vars.text.lg, letterSpacing: '0.04em', overflowWrap: 'anywhere' })
export const holder = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  marginTop: vars.space.sm,
})
