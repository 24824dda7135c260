import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

/** `_headers` as Netlify and Cloudflare Pages read it. */
export const headersFile = (headers: SiteHeaders): string =>
  ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), '/assets/*', `  Cache-Control: ${FOR_EVER}`, ''].join(
    '\n',
  )

/** `_redirects` of the same hosts: what is no file is a route of the app. */
export const redirectsFile = () => '/* /index.html 200\n'
