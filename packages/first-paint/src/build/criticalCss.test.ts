import { expect, test } from 'vitest'
import { withCriticalStyles } from './criticalCss.ts'

const page = `<!doctype html><html data-first="drawn"><head><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><p class="a"></p></body></html>`
const sheets: Record<string, string> = {
  'assets/a.css': `@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}
    .a{color:red}.b{color:blue}.c{color:green}:root[data-first=boot] #root{display:none}`,
}
const styled = (html = page, full = '<p class="b"></p>') => withCriticalStyles(html, full, 'start()', (file) => sheets[file] ?? '')
const stylesIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1]

test('[quality: first paint] the styles of the view and of its content are in the page before its sheets, and only the app waits for these', async () => {
  const html = await styled()
  for (const rule of ['.a{color:red}', '.b{color:blue}', 'data-first=boot', 'local(Arial)']) expect(stylesIn(html)).toContain(rule)
  for (const rule of ['.c{', 'url(']) expect(stylesIn(html)).not.toContain(rule)
  expect(html).toContain('</style><link rel="stylesheet" media="print" fetchpriority="high" crossorigin href="/assets/a.css">')
  expect(html).toContain('<link rel="modulepreload" media="print" fetchpriority="low" crossorigin href="/assets/index.js" data-entry>')
  expect(html).toContain('<script type="module">start()</script>')
  expect(html).not.toContain('src="/assets/index.js"')
  expect(html).not.toContain('class="b"')
})

test.each([
  ['without a sheet', page.replace(/<link.*>/, ''), 'no stylesheet'],
  ['without a script', page.replace(/<script.*script>/, ''), 'no script'],
])('[quality: first paint] a page %s fails the build', async (_case, html, message) => {
  await expect(styled(html)).rejects.toThrow(message)
})
