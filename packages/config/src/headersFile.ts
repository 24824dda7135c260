import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageHeaders } from './csp.ts'
import { foreignGateways } from './merchants.ts'
import { readMerchant } from './readMerchant.ts'

/** Writes `_headers` for static hosts: the same policy as the merchant server sends, and long caching of hashed files. */
export function headersFile(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'platform:headers-file',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    closeBundle: {
      // After the pages: they share the styles and the script that the policy allows by hash.
      order: 'post',
      sequential: true,
      async handler() {
        const page = join(folder, 'index.html')
        if (!existsSync(page)) return
        const policy = { html: readFileSync(page, 'utf8'), gateways: foreignGateways(await readMerchant(root)), secure: true }
        const headers = Object.entries(pageHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`)
        const lines = ['/*', ...headers, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', '']
        writeFileSync(join(folder, '_headers'), lines.join('\n'))
      },
    },
  }
}
