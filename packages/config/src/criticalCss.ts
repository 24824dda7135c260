import type { Plugin } from 'vite'

const inlineUpTo = 60_000

/** Writes the entry's stylesheet into the page, so that the first paint waits for no second request. The policy allows it by hash. */
export function criticalCss(): Plugin {
  return {
    name: 'platform:critical-css',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
          const sheet = bundle[file]
          if (sheet?.type !== 'asset' || sheet.source.length > inlineUpTo) return link
          return `<style>${String(sheet.source).trim()}</style>`
        })
      },
    },
  }
}
