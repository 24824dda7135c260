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
// At 200 % text size a balance may be too long for a line: it wraps rather than overflows.
export const sum = style({ minHeight: 34, overflowWrap: 'anywhere' })
export const place = style({ width: '12ch' })
export const buttons = style({ display: 'flex' })
