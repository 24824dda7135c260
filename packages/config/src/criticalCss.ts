import { serialize } from 'parse5'
import type { Plugin } from 'vite'
import { allOf, attribute, nodesOf, readPage, replace } from './html.ts'

const inlineUpTo = 60_000

/** Writes the entry's stylesheet into the page, so that the first paint waits for no second request. The policy allows it by hash. */
export function criticalCss(): Plugin {
  return {
    name: 'platform:critical-css',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        withStyles(html, (file) => {
          const sheet = bundle[file]
          return sheet?.type === 'asset' && sheet.source.length <= inlineUpTo ? String(sheet.source) : undefined
        }),
    },
  }
}

/** The page with its stylesheets written into it, those that `sheet` gives. A page without any is not what we build. */
export function withStyles(html: string, sheet: (file: string) => string | undefined): string {
  const page = readPage(html)
  const links = allOf(page, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')
  if (links.length === 0) throw new Error('The page has no stylesheet to write into it')
  for (const link of links) {
    const text = sheet(attribute(link, 'href')?.slice(1) ?? '')
    if (text !== undefined) replace(link, nodesOf(`<style>${text.trim()}</style>`).childNodes)
  }
  return serialize(page)
}
