import type { StyleRule } from '@vanilla-extract/css'
import { shortScreen } from './shortScreen.ts'
import { when } from './when.ts'

const aboveInset = (height: number) => `calc(${height}px + env(safe-area-inset-bottom))`

/** A style that depends on how much of the screen's bottom the tab bar takes, whichever one the brand chose: `aboveTabBar((bottom) => ({ bottom }))`. */
export function aboveTabBar(style: (height: string) => Omit<StyleRule, 'selectors' | '@media'>): StyleRule {
  return {
    ...style(aboveInset(60)),
    '@media': { [shortScreen]: style(aboveInset(48)) },
    selectors: {
      [when('tabBar', 'floating')]: { ...style(aboveInset(84)), '@media': { [shortScreen]: style(aboveInset(60)) } },
      // Clear of the lifted tab.
      [when('tabBar', 'raised')]: { ...style(aboveInset(80)), '@media': { [shortScreen]: style(aboveInset(48)) } },
    },
  }
}
