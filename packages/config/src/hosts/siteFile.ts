import type { Plugin } from 'vite'
import { readMerchant } from '../readMerchant.ts'

/** Writes `site.json`: where the gateway is, as `merchant.ts` says it. Whoever runs the site may change it there without a build. */
export function siteFile(): Plugin {
  let root = ''
  const text = async () => {
    const { gateway } = await readMerchant(root)
    return `${JSON.stringify({ gateway }, undefined, 2)}\n`
  }
  return {
    name: 'platform:site-file',
    configResolved: (config) => void (root = config.root),
    configureServer(server) {
      server.middlewares.use('/site.json', (_request, response, next) => {
        text().then((json) => response.setHeader('Content-Type', 'application/json').end(json), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'site.json', source: await text() })
    },
  }
}
