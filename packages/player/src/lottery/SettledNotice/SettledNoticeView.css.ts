import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const place = style({
  position: 'fixed',
  insetInline: vars.space.lg,
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.toast,
  maxWidth: 440,
  marginInline: 'auto',
})
export const notice = style({ boxShadow: vars.elevation.overlay })
// Padding of a word in a line: 44 px to tap, and the lines stay together.
export const link = style({ paddingBlock: 14, fontWeight: 600, whiteSpace: 'nowrap' })
