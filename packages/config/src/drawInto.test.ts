import { expect, test } from 'vitest'
import { drawInto } from './drawInto.ts'
import { attribute, oneOf, readPage } from './html.ts'

const shell = `<!doctype html>
<html lang="pt-BR" data-first="boot">
<head>
<meta charset="utf-8">
<title>Marca</title>
</head>
<body><div class="boot"></div><div id="root"></div></body>
</html>`
const plain = { searches: [], requests: [] }
const html = '<link rel="preload" as="image" href="/hero.svg"/><title>Entrar · Marca</title><div>R$ 5 $&amp;</div>'

test('a drawn view stands in the page, its title and pictures in the head, its files asked for', () => {
  const page = drawInto(shell, { paths: ['/m/Login'], html, whole: true, ...plain }, 'look()', ['assets/later.css', 'assets/Login.js'])
  expect(page).toContain('<div id="root" data-whole=""><div>R$ 5 $&amp;</div></div>')
  expect(page).toContain('<html lang="pt-BR" data-first="drawn" data-paths="/m/login">')
  expect(page.match(/<title>/g)).toHaveLength(1)
  const head = page.slice(0, page.indexOf('</head>'))
  expect(head).toContain('<title>Entrar · Marca</title>')
  expect(head).toContain('<link rel="preload" as="image" href="/hero.svg">')
  expect(head).toContain('<link rel="stylesheet" crossorigin="" href="/assets/later.css">')
  expect(head).toContain('<link rel="modulepreload" crossorigin="" href="/assets/Login.js">')
  expect(head.indexOf('<script>look()</script>')).toBeLessThan(head.indexOf('<title>'))
})

test('a page says what it requests at once, and for which queries it stands; its script requests the address of the gateway first', () => {
  const requests = [['/wps/games?a="1"&b=2', { 'X-Merchant': 'a' }]]
  const preloading = shell.replace('</head>', '<link rel="preload" href="/site.json" as="fetch"></head>')
  const page = drawInto(
    preloading,
    { paths: ['/m/games'], html: '<p></p>', whole: true, searches: ['?type=A'], reads: ['back'], requests },
    'look()',
    [],
  )
  const root = oneOf(readPage(page), 'html')
  expect(attribute(root, 'data-searches')).toBe('?type=A')
  expect(attribute(root, 'data-reads')).toBe('back')
  expect(JSON.parse(attribute(root, 'data-requests')!)).toEqual(requests)
  expect(page).not.toContain('site.json')
})

test('a page of its own names its address; that of home, which answers for others too, names none', () => {
  const shared = shell.replace('</head>', '<meta property="og:url" content="https://marca.example/"></head>')
  const page = (paths: string[]) => drawInto(shared, { paths, html: '<p></p>', whole: true, ...plain }, '', [])
  expect(page(['/m/login', '/login'])).toContain('<link rel="canonical" href="https://marca.example/m/login">')
  expect(page(['/m/login'])).toContain('<meta property="og:url" content="https://marca.example/m/login">')
  expect(page(['/', '/m/home'])).not.toContain('canonical')
})

test('a link to a page of its own has the title of the page; one to home has the name of the brand', () => {
  const meta = '<meta property="og:title" content="Marca"><meta property="og:url" content="https://marca.example/"></head>'
  const view = '<title>Entrar &amp; jogar · Marca</title><p></p>'
  const page = (path: string) => drawInto(shell.replace('</head>', meta), { paths: [path], html: view, whole: true, ...plain }, '', [])
  expect(page('/m/login')).toContain('<meta property="og:title" content="Entrar &amp; jogar · Marca">')
  expect(page('/')).toContain('<meta property="og:title" content="Marca">')
})

test('a view that waits for data is shown and then replaced', () => {
  expect(drawInto(shell, { paths: ['/'], html: '<p>…</p>', whole: false, ...plain }, '', [])).toContain('<div id="root"><p>…</p></div>')
})

test('a page with a form says so', () => {
  expect(drawInto(shell, { paths: ['/m/login'], html: '<form></form>', whole: true, ...plain }, '', [])).toContain('data-form=""')
  expect(drawInto(shell, { paths: ['/'], html: '<p></p>', whole: true, ...plain }, '', [])).not.toContain('data-form')
})

test('a title in a picture stays in the picture', () => {
  const page = drawInto(shell, { paths: ['/'], html: '<svg><title>Logo</title></svg>', whole: true, ...plain }, '', [])
  expect(page).toContain('<title>Marca</title>')
  expect(page).toContain('<svg><title>Logo</title></svg>')
})

test.each([
  ['no place for the view', shell.replace('<div id="root"></div>', '')],
  ['two places for the view', shell.replace('<div id="root"></div>', '<div id="root"></div><div id="root"></div>')],
  ['no mark of the empty page', shell.replace(' data-first="boot"', '')],
  ['no charset', shell.replace('<meta charset="utf-8">', '')],
])('a page with %s fails the build', (_case, page) => {
  expect(() => drawInto(page, { paths: ['/'], html: '<title>A</title>', whole: true, ...plain }, '', [])).toThrow('not one')
})
