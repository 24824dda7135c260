import { expect, test } from 'vitest'
import { withCriticalStyles } from './criticalCss.ts'

const page = `<!doctype html><html><head><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><p class="a"></p></body></html>`

test('[quality: first paint] the critical styles are in the page before its sheets, and only the app waits for the sheets', () => {
  const html = withCriticalStyles(page, (file) => (file === 'assets/a.css' ? '.a{color:red}.b{color:blue}' : ''))
  expect(html).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" crossorigin="" href="/assets/a.css" media="print" fetchpriority="high">',
  )
  expect(html).toContain(
    '<link rel="modulepreload" crossorigin="" href="/assets/index.js" data-entry="" media="print" fetchpriority="low">',
  )
  expect(html).not.toContain('src="/assets/index.js"')
})

test.each([
  ['without a sheet', page.replace(/<link.*>/, ''), '', 'no stylesheet'],
  ['without a script', page.replace(/<script.*script>/, ''), '', 'no script'],
  ['with too many styles', page, `.a{background:url(${'a'.repeat(8000)})}`, 'below the fold'],
])('[quality: first paint] a page %s fails the build', (_case, html, sheet, message) => {
  expect(() => withCriticalStyles(html, () => sheet)).toThrow(message)
})
