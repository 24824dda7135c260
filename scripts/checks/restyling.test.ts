import { globSync, readFileSync } from 'node:fs'
import postcss, { type AtRule } from 'postcss'
import { expect, test } from 'vitest'

test('[quality: speed] no change restyles the complete page: no selector depends on the content of the root or the body', () => {
  const files = globSync('apps/*/dist/assets/**/*.css')
  expect(files.length).toBeGreaterThan(3)
  expect(files.flatMap((file) => wholePage(readFileSync(file, 'utf8')))).toEqual([])
})

test('finds such a selector, but ignores print styles', () => {
  const css =
    ':root:has(.a) .b{color:red}.c:has(a){color:red}@media print{body:has(.a){color:red}}body :has(.a){color:red}:root[data-on]:has(.a){color:red}'
  expect(wholePage(css)).toEqual([':root:has(.a) .b', 'body :has(.a)', ':root[data-on]:has(.a)'])
})

/** Selectors for which a browser checks the complete page whenever an element is added or removed. */
function wholePage(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules(({ selectors, parent }) => {
    if (/print/.test((parent as AtRule).params ?? '')) return
    found.push(...selectors.filter((selector) => /(^|[\s>+~])(:root|html|body|\*)?(\[[^\]]*\])*:has\(/.test(selector)))
  })
  return found
}
