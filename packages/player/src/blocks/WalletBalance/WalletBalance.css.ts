import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const caption = style({ fontSize: vars.text.sm })
// A balance that cannot be read is worse than one that breaks: at 200 % text a line is too short for it.
export const sum = style({ minHeight: 34, overflowWrap: 'anywhere' })
export const place = style({ width: '12ch' })
export const buttons = style({ display: 'flex' })
