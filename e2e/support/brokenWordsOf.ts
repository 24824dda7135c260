import type { Page } from '@playwright/test'

/** Beside a page's own edges and an icon. */
const EDGES_PX = 80

/** Words of a page's headings that break inside although a line of their own would hold them. The header's title shares its line. */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate((edges) => {
    const wholeLine = document.documentElement.clientWidth - edges
    const broken: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const parts = [...range.getClientRects()]
          const width = parts.reduce((sum, part) => sum + part.width, 0)
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width < wholeLine) broken.push(`"${word}" breaks inside`)
        }
    }
    return broken
  }, EDGES_PX)
