import type { Plugin } from 'vite'

/** Asks for home's code and the page's texts together with the entry, which would otherwise name them only once it runs. */
export function preloadFirst(): Plugin {
  return {
    name: 'platform:preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const language = /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1]
        const first = ['/home/HomeScreen/HomeScreen.tsx', `/i18n/locales/${language}/first.ts`]
        const files = Object.values(bundle).filter(
          (item) => item.type === 'chunk' && item.moduleIds.some((id) => first.some((path) => id.endsWith(path))),
        )
        return files.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
