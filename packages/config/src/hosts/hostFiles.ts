import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageHeaders } from '../csp.ts'
import { originsOf } from '../merchants.ts'
import { readMerchant } from '../readMerchant.ts'
import { siteOf } from '../merchantPage.ts'
import { caddyFile } from './caddyFile.ts'
import { nginxFile } from './nginxFile.ts'
import { searchFiles } from './searchFiles.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

/** Writes what hosts read, beside the site: the same headers as the merchant server sends, routes of the app, long caching of hashed files. */
export function hostFiles(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'platform:host-files',
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
        const merchant = await readMerchant(root)
        const html = readFileSync(page, 'utf8')
        const origins = originsOf(merchant)
        // `more` is how a host is told of gateways that the build did not know.
        const headers = (...more: string[]) => pageHeaders({ html, ...origins, gateways: [...origins.gateways, ...more], secure: true })
        const files = {
          _headers: headersFile(headers()),
          _redirects: redirectsFile(),
          '_nginx.conf': nginxFile(headers('$gateways')),
          _Caddyfile: caddyFile(headers('{$GATEWAYS}')),
        }
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
        const forSearch = searchFiles(siteOf(merchant.domain), folder)
        for (const [name, text] of Object.entries(forSearch)) if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text)
      },
    },
  }
}
