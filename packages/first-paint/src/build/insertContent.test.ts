import { expect, test } from 'vitest'
import { csp } from '@platform/config/csp'
import { insertContent, insertVariant } from './insertContent.ts'

const built = `<!DOCTYPE html><html lang="pt-BR" data-first="drawn"><head><meta charset="utf-8"><script>look()</script><title>Marca</title>
<link rel="preload" as="image" href="/hero.svg"><style>p{color:red}</style></head>
<body><div class="boot"></div><div id="root"><p>…</p></div><script type="module">start()</script></body></html>`
const html = '<link rel="preload" as="image" imagesrcset="/cdn/a.svg?w=400 400w"/><title>Jogos · Marca</title><p>Onça</p>'
const page = insertContent(built, { html, made: 7, until: 9, data: { id: 'page-data', json: '{"title":"\\u003cb>"}' } })

test('[quality: first paint] content replaces the view, its title and its pictures, and comes with its data', () => {
  expect(page).toContain('<div id="root"><p>Onça</p></div>')
  expect(page).toContain('<title>Jogos · Marca</title>')
  expect(page.match(/<link[^>]*as="image"[^>]*>/g)).toEqual(['<link rel="preload" as="image" imagesrcset="/cdn/a.svg?w=400 400w">'])
  expect(page).toContain('<script type="application/json" id="page-data">{"title":"\\u003cb>"}</script>')
  expect(page).toContain('data-made="7" data-until="9"')
})

test('[quality: security] the policy of a page is the same with any content', () => {
  expect(csp({ html: page })).toBe(csp({ html: built }))
  expect(csp({ html: page })).not.toBe(csp({ html: page.replace('start()', 'other()') }))
})

test('content can be replaced again', () => {
  const again = insertContent(page, { html: '<p>Tucano</p>', made: 8, data: { id: 'page-data', json: '{}' } })
  expect(again.match(/id="page-data"/g)).toHaveLength(1)
  expect(again).not.toContain('Onça')
  expect(again).not.toContain('data-until')
})

test('[quality: security] a page of a query has its own view under the same policy, and is shown for that query', () => {
  const variant = insertVariant(built, { search: '?gameType=FISH', html })
  expect(variant).toContain('<div id="root"><p>Onça</p></div>')
  expect(variant).toContain('data-searches="?gameType=FISH"')
  expect(csp({ html: variant })).toBe(csp({ html: built }))
})
