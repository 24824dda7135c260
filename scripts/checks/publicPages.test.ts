import { existsSync, globSync, readFileSync } from 'node:fs'
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

test.each(pages)('[2] $page preloads only its own screen', ({ page, html }) => {
  const [screen, ...others] = all(html, /modulepreload"[^>]* href="\/assets\/(\w+Screen)-/g)
  expect(others).toEqual([])
  const name = page.endsWith('.') ? 'home' : page.split('/').at(-1)!
  const screens: Record<string, string> = { trail: 'Trial' }
  expect(screen).toBe(`${screens[name] ?? name[0]!.toUpperCase() + name.slice(1)}Screen`)
  // Each page preloads the pictures that it shows.
  expect(all(html, /rel="preload" as="image" href="([^"]+)/g).length).toBe(name === 'home' ? 1 : 0)
})

test.each(pages)('[quality: first paint] $page is painted with inline styles, without waiting for a sheet', ({ html }) => {
  const styles = all(html, /<style>([^]*?)<\/style>/g)
  expect(styles).toHaveLength(1)
  expect(Buffer.byteLength(styles[0]!)).toBeGreaterThan(1000)
  expect(all(html, /<link ([^>]*rel="stylesheet"[^>]*)>/g).filter((link) => !link.includes('media="print"'))).toEqual([])
})

test.each(merchants)('[2] the renderer of $code stays beside its site, with the pages that it renders', ({ code }) => {
  const folder = join(merchantFolder(code), 'renderer')
  const rendered = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as { name: string; file: string }[]
  expect(rendered.map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'gameList', 'gameCenter', 'activity', 'help']))
  for (const { file } of rendered) expect(existsSync(join(merchantFolder(code), 'dist', file)), file).toBe(true)
  expect(existsSync(join(folder, 'renderer.mjs'))).toBe(true)
})

test('[9] where a brand has the figures of another font, its own are not used', () => {
  const sheets = merchants.flatMap(({ code }) => globSync(join(merchantFolder(code), 'dist/assets/index-*.css')))
  const faces = sheets.flatMap((sheet) => all(readFileSync(sheet, 'utf8'), /@font-face\s*\{([^}]*)\}/g))
  const rangeOf = (family: string) =>
    all(faces.find((face) => new RegExp(`font-family:${family}(;|$)`).test(face)) ?? '', /unicode-range:([^;]*)/g)[0]
  const families = faces.flatMap((face) => all(face, /font-family:(\w+) Figures/g))
  expect(families.length).toBeGreaterThan(0)
  for (const family of families) {
    expect(rangeOf(`${family} Figures`)).toMatch(/^U\+0*30-0*39$/i)
    expect(rangeOf(family)).toMatch(/^U\+0*0?-0*2F,\s*U\+0*3A-/i)
  }
})
