import type { Page } from '@playwright/test'

/** Less reads as one word. */
const LEAST_GAP_PX = 3

/** Names of the tab bar that nearly touch the next one. */
export const touchingTabsOf = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const names = [...document.querySelectorAll('nav li')].map((tab) => {
      const range = document.createRange()
      range.selectNodeContents([...tab.querySelectorAll('span')].at(-1) ?? tab)
      return { text: tab.textContent, bar: tab.parentElement, box: range.getBoundingClientRect() }
    })
    return names.flatMap(({ text, bar, box }, index) => {
      const next = names[index + 1]
      return next?.bar === bar && next.box.top < box.bottom && next.box.left - box.right < least ? [`"${text}" touches "${next.text}"`] : []
    })
  }, LEAST_GAP_PX)
