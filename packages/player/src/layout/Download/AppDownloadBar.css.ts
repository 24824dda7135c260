import { style } from '@vanilla-extract/css'
import { aboveTabBar, vars } from '@platform/ui/theme'

// At the end of the page and always in view: no layout shift when it appears.
export const bar = style([
  { position: 'sticky', zIndex: vars.layer.sticky, maxWidth: 720, marginInline: 'auto' },
  aboveTabBar((bottom) => ({ bottom })),
])

/** For what floats over the page: clear of the bar, which has two lines on the narrowest phones. */
export const overBar = style({
  selectors: { [`${bar} ~ &`]: { marginBottom: 84 } },
  '@media': { '(max-width: 359px)': { selectors: { [`${bar} ~ &`]: { marginBottom: 148 } } } },
})
