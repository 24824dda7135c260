import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { head, intro, page } from '../SecurityForm.css.ts'

export const values = style({ display: 'grid', gap: vars.space.lg })
export const value = style({ display: 'grid', gap: vars.space.xs })
export const label = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const text = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
