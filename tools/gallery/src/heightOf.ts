import type { Page } from 'playwright'

/**
 * Height of the complete page, once it is rendered in its new width. Content as high as the window stays so: in a higher one it would push the
 * page's end out of the picture.
 */
export const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const main = document.querySelector('main')
    if (main) main.style.minHeight = getComputedStyle(main).minHeight
    return document.documentElement.scrollHeight
  })
