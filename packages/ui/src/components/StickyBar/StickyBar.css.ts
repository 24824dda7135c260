import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { aboveTabBar } from '../../theme/aboveTabBar.ts'
import { headerHeight } from '../../theme/bars.ts'
import { besideKeyboard } from '../../theme/when.ts'
import { ifRoom } from '../../theme/ifRoom.ts'

const tabBar = createVar()

export const stickyBar = style({ position: 'sticky', zIndex: vars.layer.sticky, maxHeight: 100, backgroundColor: vars.color.page })

export const edges = styleVariants({
  // Below the header.
  top: { top: `calc(${headerHeight} + ${ifRoom})` },
  bottom: {
    bottom: `calc(${ifRoom})`,
    padding: `${vars.space.md} ${vars.space.lg} calc(${vars.space.md} + env(safe-area-inset-bottom))`,
    boxShadow: `0 -1px 0 ${vars.color.line}`,
  },
  tabBar: [
    aboveTabBar((height) => ({ vars: { [tabBar]: height } })),
    {
      bottom: `calc(${tabBar} + ${ifRoom})`,
      maxHeight: 'none',
      padding: `${vars.space.sm} ${vars.space.lg}`,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
      // Down to the end of the screen, so that no text passes between it and a tab bar that floats or is raised.
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: '100%',
        height: `max(0px, ${tabBar} + ${ifRoom})`,
        backgroundColor: vars.color.page,
      },
      selectors: {
        [besideKeyboard]: { position: 'static' },
        [`${besideKeyboard}::after`]: { display: 'none' },
        // A dialog covers the tab bar.
        '[role="dialog"] &': { bottom: `calc(${ifRoom})` },
        '[role="dialog"] &::after': { height: vars.space.lg },
      },
    },
  ],
})
