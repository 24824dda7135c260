import type { Plugin } from 'vite'
import { pageHeaders } from './csp.ts'

/** Writes `_headers` for static hosts: the same policy as the merchant server sends, and long caching of hashed files. */
export function headersFile(): Plugin {
  return {
    name: 'platform:headers-file',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      const html = page?.type === 'asset' ? String(page.source) : ''
      const headers = Object.entries(pageHeaders({ html })).map(([name, value]) => `  ${name}: ${value}`)
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: ['/*', ...headers, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n'),
      })
    },
  }
}
