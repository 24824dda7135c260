import { style } from '@vanilla-extract/css'
import { aboveTabBar, vars } from '@platform/ui/theme'

// At the end of the page and always in view: no layout shift when it appears.
export const bar = style([
  { position: 'sticky', zIndex: vars.layer.sticky, maxWidth: 720, marginInline: 'auto' },
  aboveTabBar((bottom) => ({ bottom })),
])
