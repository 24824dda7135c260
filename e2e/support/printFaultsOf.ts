import type { Page } from '@playwright/test'

/** What of the current page is not black on white on paper: other colours, grounds, bars; or a page without a heading. */
export async function printFaultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const texts = shown.filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    const name = ({ outerHTML }: Element) => outerHTML.slice(0, 100)
    return [
      ...texts.filter((one) => getComputedStyle(one).color !== 'rgb(0, 0, 0)').map((one) => `not black: ${name(one)}`),
      ...shown.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').map((one) => `a ground: ${name(one)}`),
      ...shown.filter((one) => one.matches('nav, header button, header a')).map((one) => `a bar: ${name(one)}`),
      ...(shown.some((one) => one.matches('h1, h2')) ? [] : ['no heading']),
    ]
  })
  await page.emulateMedia({ media: null })
  return faults
}
