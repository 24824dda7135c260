import type { StyleRule } from '@vanilla-extract/css'
import { bars } from './bars.ts'
import { shortScreen } from './shortScreen.ts'
import { when } from './when.ts'

const aboveInset = (height: number) => `calc(${height}px + env(safe-area-inset-bottom))`

/** A style that depends on how much of the screen's bottom the tab bar takes, whichever one the brand chose: `aboveTabBar((bottom) => ({ bottom }))`. */
export function aboveTabBar(style: (height: string) => Omit<StyleRule, 'selectors' | '@media'>): StyleRule {
  const above = (kind: keyof typeof bars.tabs) => ({
    ...style(aboveInset(bars.tabs[kind])),
    '@media': { [shortScreen]: style(aboveInset(bars.shortTabs[kind])) },
  })
  return {
    ...above('flat'),
    selectors: {
      [when('tabBar', 'floating')]: above('floating'),
      // Clear of the lifted tab.
      [when('tabBar', 'raised')]: above('raised'),
    },
  }
}
