import { readdirSync } from 'node:fs'
import { posix } from 'node:path'

/** `robots.txt` and `sitemap.xml` of a built site: search engines find the prerendered pages, which need no session. */
export function searchFiles(site: string, folder: string): Record<'robots.txt' | 'sitemap.xml', string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => posix.basename(path) === 'index.html')
    .map((path) => site + path.replace(/\/?index\.html$/, ''))
    .toSorted()
  const urls = pages.map((address) => `<url><loc>${address}</loc></url>`)
  return {
    'robots.txt': `User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nSitemap: ${site}sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  }
}
