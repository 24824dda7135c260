import { expect, test } from 'vitest'
import { csp } from '@platform/config/csp'
import { insertContent, insertVariant, insertView } from './insertView.ts'

const shell = `<!doctype html>
<html lang="pt-BR" data-first="boot">
<head>
<meta charset="utf-8">
<!--view-head--><title>Marca</title><!--view-head-->
</head>
<body><div class="boot"></div><!--view--><div id="root"></div><!--view--></body>
</html>`
const plain = { searches: [] }
const html = '<link rel="preload" as="image" href="/hero.svg"/><title>Entrar · Marca</title><div>R$ 5 $&amp;</div>'

test('a prerendered view is in the page, its title, pictures and files in the head', () => {
  const page = insertView(shell, { paths: ['/m/Login'], html, ...plain }, 'look()', ['assets/later.css', 'assets/Login.js'])
  expect(page).toContain('<div id="root"><div>R$ 5 $&amp;</div></div>')
  expect(page).toContain('<html lang="pt-BR" data-first="drawn" data-paths="/m/login">')
  expect(page.match(/<title>/g)).toHaveLength(1)
  const head = page.slice(0, page.indexOf('</head>'))
  expect(head).toContain('<title>Entrar · Marca</title>')
  expect(head).toContain('<link rel="preload" as="image" href="/hero.svg"/>')
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/later.css">')
  expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/Login.js">')
  expect(head.indexOf('<script>look()</script>')).toBeLessThan(head.indexOf('<title>'))
})

test('a page declares the queries that it covers', () => {
  const page = insertView(shell, { paths: ['/m/games'], html: '<p></p>', searches: ['?type=A'], reads: ['back'] }, 'look()', [])
  expect(page).toContain('data-searches="?type=A" data-reads="back"')
})

test('a page has a canonical address; home, which is also served for other routes, has none', () => {
  const shared = shell.replace('</head>', '<meta property="og:url" content="https://marca.example/"></head>')
  const page = (paths: string[]) => insertView(shared, { paths, html: '<p></p>', ...plain }, '', [])
  expect(page(['/m/login', '/login'])).toContain('<link rel="canonical" href="https://marca.example/m/login">')
  expect(page(['/m/login'])).toContain('<meta property="og:url" content="https://marca.example/m/login">')
  expect(page(['/', '/m/home'])).not.toContain('canonical')
})

test('a shared link shows the title of its page; one to home shows the name of the brand', () => {
  const meta = '<meta property="og:title" content="Marca"><meta property="og:url" content="https://marca.example/"></head>'
  const view = '<title>Entrar &amp; jogar · Marca</title><p></p>'
  const page = (path: string) => insertView(shell.replace('</head>', meta), { paths: [path], html: view, ...plain }, '', [])
  expect(page('/m/login')).toContain('<meta property="og:title" content="Entrar &amp; jogar · Marca">')
  expect(page('/')).toContain('<meta property="og:title" content="Marca">')
})

test('a page with a form is marked as such', () => {
  expect(insertView(shell, { paths: ['/m/login'], html: '<form></form>', ...plain }, '', [])).toContain('data-form=""')
  expect(insertView(shell, { paths: ['/'], html: '<p></p>', ...plain }, '', [])).not.toContain('data-form')
})

test('a title in a picture stays in the picture', () => {
  const page = insertView(shell, { paths: ['/'], html: '<svg><title>Logo</title></svg>', ...plain }, '', [])
  expect(page).toContain('<title>Marca</title>')
  expect(page).toContain('<svg><title>Logo</title></svg>')
})

test.each([
  ['no place for the view', shell.replace('<!--view--><', '<'), 'does not have <!--view--> twice'],
  ['no place for the title', shell.replace('<!--view-head--><', '<'), 'does not have <!--view-head--> twice'],
  ['no mark of the empty page', shell.replace(' data-first="boot"', ''), 'no data-first'],
  ['two heads', shell.replace('</head>', '</head></head>'), 'more than one </head>'],
])('a page with %s fails the build', (_case, page, message) => {
  expect(() => insertView(page, { paths: ['/'], html: '<title>A</title>', ...plain }, '', [])).toThrow(message)
})

const built = `<!DOCTYPE html><html lang="pt-BR" data-first="drawn"><head><meta charset="utf-8"><script>look()</script><!--view-head--><title>Marca</title>
<link rel="preload" as="image" href="/hero.svg"><!--view-head--><style>p{color:red}</style></head>
<body><div class="boot"></div><!--view--><div id="root"><p>…</p></div><!--view--><script type="module">start()</script></body></html>`
const content = '<link rel="preload" as="image" imagesrcset="/cdn/a.svg?w=400 400w"/><title>Jogos · Marca</title><p>Onça</p>'
const filled = insertContent(built, { html: content, made: 7, until: 9, json: '{"title":"\\u003cb>"}' })

test('[quality: first paint] content replaces the view, its title and its pictures, and comes with its data', () => {
  expect(filled).toContain('<div id="root"><p>Onça</p></div>')
  expect(filled).toContain('<title>Jogos · Marca</title>')
  expect(filled.match(/<link[^>]*as="image"[^>]*>/g)).toEqual(['<link rel="preload" as="image" imagesrcset="/cdn/a.svg?w=400 400w"/>'])
  expect(filled).toContain('<script type="application/json" id="page-data">{"title":"\\u003cb>"}</script>')
  expect(filled).toContain('data-made="7" data-until="9"')
})

test('[quality: security] the policy of a page is the same with any content', () => {
  expect(csp({ html: filled })).toBe(csp({ html: built }))
  expect(csp({ html: filled })).not.toBe(csp({ html: filled.replace('start()', 'other()') }))
})

const hostile = { html: '<p>Onça <!--view--></p>', json: '{}' }

test('content can be replaced again, also if it has a mark itself', () => {
  const again = insertContent(insertContent(filled, { ...hostile, made: 7, until: 9 }), {
    html: '<p>Tucano</p>',
    made: 8,
    until: undefined,
    json: '{}',
  })
  expect(again.match(/id="page-data"/g)).toHaveLength(1)
  expect(again).not.toContain('Onça')
  expect(again).not.toContain('data-until')
})

test('[quality: security] a page of a query has its own view under the same policy, and is shown for that query', () => {
  const variant = insertVariant(built, { search: '?gameType=FISH', html: content })
  expect(variant).toContain('<div id="root"><p>Onça</p></div>')
  expect(variant).toContain('data-searches="?gameType=FISH"')
  expect(csp({ html: variant })).toBe(csp({ html: built }))
})
