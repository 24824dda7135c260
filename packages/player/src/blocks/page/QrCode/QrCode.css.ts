import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// Fixed colors: black on white also in forced-colors mode.
export const qrCode = style({
  display: 'block',
  width: '100%',
  maxWidth: 264,
  marginInline: 'auto',
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
})
