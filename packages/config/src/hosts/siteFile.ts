import type { Plugin } from 'vite'
import { readMerchant } from '../readMerchant.ts'

/** Writes `site.json`, the gateway's address from `merchant.ts`. An operator may edit it on the host without a new build. */
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
