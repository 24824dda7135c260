import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  minHeight: 44,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.muted,
  font: 'inherit',
  cursor: 'pointer',
})
