import { expect, test } from 'vitest'
import { withStyles } from './criticalCss.ts'

const page = '<!doctype html><html><head><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body></body></html>'

test('[quality: first paint] a small stylesheet is written into the page as it is', () => {
  expect(withStyles(page, (file) => (file === 'assets/a.css' ? '\na > b { content: "$&" }\n' : undefined))).toContain(
    '<head><style>a > b { content: "$&" }</style></head>',
  )
  expect(withStyles(page, () => undefined)).toContain('href="/assets/a.css"')
})

test('[quality: first paint] a page without a stylesheet fails the build', () => {
  expect(() => withStyles('<!doctype html><html><head></head></html>', () => '')).toThrow('no stylesheet')
})
