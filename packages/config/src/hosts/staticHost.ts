import { FOR_EVER, type SiteHeaders } from './SiteHeaders.ts'

/** The 404 page of `/assets/`. At the top level Cloudflare Pages would serve it for every route of the app. */
export const NOT_FOUND = { file: 'assets/404.html', html: '<!doctype html>\n<title>404</title>\n<p>404 Not found\n' }

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Each of the `files` in `/assets/` has its own rule: both hosts send the headers of a
 * pattern with a 404 too, which a browser would then cache for a year. Cloudflare Pages reads the first 100 rules; other files are
 * revalidated.
 */
export const headersFile = (headers: SiteHeaders, files: readonly string[]): string =>
  [rule('/*', headers), ...files.map((file) => rule(`/assets/${file}`, { 'Cache-Control': FOR_EVER })), ''].join('\n')

const rule = (path: string, headers: SiteHeaders) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_redirects` as Netlify reads it: a path without a file is a route of the app, except under `/assets/`. Cloudflare Pages does the same
 * without it.
 */
export const redirectsFile = () => `/assets/* /${NOT_FOUND.file} 404\n/* /index.html 200\n`
