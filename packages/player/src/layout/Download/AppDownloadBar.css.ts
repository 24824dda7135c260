import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

// At the end of the page and always in view: it moves nothing when it appears.
export const bar = style({
  position: 'sticky',
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.sticky,
  maxWidth: 720,
  marginInline: 'auto',
})
