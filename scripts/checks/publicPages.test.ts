import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'

const merchants = await discoverMerchants()
const pages = merchants.flatMap(({ code }) =>
  globSync('{.,m/*}/index.html', { cwd: join(merchantFolder(code), 'dist') }).map((file) => ({
    page: `${code} ${dirname(file)}`,
    html: readFileSync(join(merchantFolder(code), 'dist', file), 'utf8'),
  })),
)
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

test('every brand has prerendered pages for the public screens', () => {
  const names = merchants.map(({ code }) => pages.filter(({ page }) => page.startsWith(`${code} `)).length)
  expect(Math.min(...names)).toBeGreaterThanOrEqual(10)
})

test.each(pages)('[2] $page preloads only its own screen, and requests its data while it is parsed', ({ page, html }) => {
  const [screen, ...others] = all(html, /modulepreload"[^>]* href="\/assets\/(\w+Screen)-/g)
  expect(others).toEqual([])
  const name = page.endsWith('.') ? 'home' : page.split('/').at(-1)!
  const screens: Record<string, string> = { trail: 'Trial' }
  expect(screen).toBe(`${screens[name] ?? name[0]!.toUpperCase() + name.slice(1)}Screen`)
  // Each page preloads the pictures that it shows.
  expect(all(html, /rel="preload" as="image" href="([^"]+)/g).length).toBe(name === 'home' ? 1 : 0)
  const requests = JSON.parse(
    all(html, /data-requests="([^"]*)"/g)[0]!
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  ) as [string][]
  const paths = requests.map(([path]) => path)
  expect(paths).toContain('/wps/system/status')
  expect(paths.length).toBeGreaterThan(3)
  expect(new Set(paths).size).toBe(paths.length)
})

// Bytes of inline styles in a page. Mark what is below the fold instead of raising the limit.
const mostStyles = 8000

test.each(pages)('[quality: first paint] $page is painted with at most 8 kB of inline styles, without waiting for a sheet', ({ html }) => {
  const styles = all(html, /<style>([^]*?)<\/style>/g)
  expect(styles).toHaveLength(1)
  expect(Buffer.byteLength(styles[0]!)).toBeGreaterThan(1000)
  expect(Buffer.byteLength(styles[0]!)).toBeLessThanOrEqual(mostStyles)
  expect(all(html, /<link ([^>]*rel="stylesheet"[^>]*)>/g).filter((link) => !link.includes('media="print"'))).toEqual([])
})
