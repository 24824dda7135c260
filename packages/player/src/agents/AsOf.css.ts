import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '1.6em',
  paddingInline: vars.space.lg,
  fontSize: vars.text.xs,
  color: vars.color.muted,
})
