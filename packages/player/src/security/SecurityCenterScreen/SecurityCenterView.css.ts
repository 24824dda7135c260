import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../../blocks/page/lines.css.ts'

export const score = style({ display: 'grid', gap: vars.space.md })
export const level = style({ color: vars.color.text, fontSize: vars.text.lg })
export const reasons = style({ color: vars.color.muted })
export const checks = style({ display: 'grid', gap: vars.space.sm, paddingBottom: vars.space.sm })
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  selectors: { '&[data-done="true"]': { color: vars.color.positiveText } },
})
export const toDo = style({ borderRadius: 999 })
export const set = style({ display: 'inline-flex', color: vars.color.positiveText })
export const checkText = style({ flex: 1, minWidth: 0 })
export const open = style({ width: 18, height: 18, borderRadius: '50%', border: `2px solid ${vars.color.control}`, flex: 'none' })
export const hidden = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
export const hold = style({ display: 'grid', gap: vars.space.xs })
export const clock = style({ fontWeight: 600 })
export const section = style({ display: 'grid', gap: vars.space.sm })
export const heading = style({ fontSize: vars.text.md, paddingInline: vars.space.xs })
