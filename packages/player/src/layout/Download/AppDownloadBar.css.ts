import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

// At the end of the page and always in view: no layout shift when it appears.
export const bar = style({
  position: 'sticky',
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  zIndex: vars.layer.sticky,
  maxWidth: 720,
  selectors: {
    [when('tabBar', 'floating')]: { bottom: 'calc(84px + env(safe-area-inset-bottom))' },
    // Clear of the lifted tab.
    [when('tabBar', 'raised')]: { bottom: 'calc(80px + env(safe-area-inset-bottom))' },
  },
  marginInline: 'auto',
})
