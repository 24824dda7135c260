import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const size = 88

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
export const item = style({ position: 'relative', width: size, height: size })
export const picture = style({
  width: size,
  height: size,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const remove = style({ position: 'absolute', insetBlockStart: -8, insetInlineEnd: -8 })
export const removeMark = style({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: '50%',
  backgroundColor: vars.color.text,
  color: vars.color.page,
})
export const add = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: size,
  height: size,
  border: `1.5px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&:focus-within': { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}` } },
})
export const input = style({ position: 'absolute', width: 1, height: 1, opacity: 0 })
export const group = style({ display: 'grid', gap: vars.space.sm })
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const hint = style({ fontSize: vars.text.sm, color: vars.color.muted })
