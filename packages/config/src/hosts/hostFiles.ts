import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageHeaders } from '../csp.ts'
import { originsOf } from '../merchants.ts'
import { readMerchant } from '../readMerchant.ts'
import { siteOf } from '../merchantPage.ts'
import { caddyFile } from './caddyFile.ts'
import { nginxFile } from './nginxFile.ts'
import { searchFiles } from './searchFiles.ts'
import { headersFile, NOT_FOUND, redirectsFile } from './staticHost.ts'

/**
 * Writes the configuration files of static hosts into the site: the headers that the merchant server sends, the app's routes, long caching
 * of hashed files.
 */
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
      // Runs after the pages are written: the policy contains the hashes of their styles and scripts.
      order: 'post',
      sequential: true,
      async handler() {
        const page = join(folder, 'index.html')
        if (!existsSync(page)) return
        const merchant = await readMerchant(root)
        const html = pagesOf(folder)
        const origins = originsOf(merchant)
        // `more` is a variable of the host for gateways that the build did not know.
        const headers = (...more: string[]) => pageHeaders({ html, ...origins, gateways: [...origins.gateways, ...more], secure: true })
        const files = {
          _headers: headersFile(headers(), assetsOf(folder, html)),
          _redirects: redirectsFile(),
          '_nginx.conf': nginxFile(headers('$gateways'), merchant.domain),
          _Caddyfile: caddyFile(headers('{$GATEWAYS}'), merchant.domain),
          [NOT_FOUND.file]: NOT_FOUND.html,
        }
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
        const forSearch = searchFiles(siteOf(merchant.domain), folder)
        for (const [name, text] of Object.entries(forSearch)) if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text)
      },
    },
  }
}

/** Hashed files of a site, starting with those that its pages name. */
function assetsOf(folder: string, html: string): string[] {
  const files = readdirSync(join(folder, 'assets')).toSorted()
  return [...files.filter((file) => html.includes(file)), ...files.filter((file) => !html.includes(file))]
}

/** The HTML of all pages of a site, which share one policy. */
export const pagesOf = (folder: string): string =>
  globSync('{.,m/*}/index.html', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
