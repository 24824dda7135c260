import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// Colours of its own: also a forced palette leaves it black on white.
export const qrCode = style({
  display: 'block',
  width: '100%',
  maxWidth: 264,
  marginInline: 'auto',
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
})
