import { expect, test } from 'vitest'
import { readPage } from '../html.ts'
import { criticalOf } from './criticalOf.ts'

const head = '<!doctype html><html class="brand" data-tile="wide" data-first="drawn"><head></head>'
const critical = (body: string, sheet: string) => criticalOf(readPage(`${head}<body>${body}</body></html>`), sheet)

test('[quality: first paint] rules that match an element stay, with the brand’s values inlined', () => {
  const sheet = '.brand{--red:#f00;--unused:1px}.a{color:var(--red)}.b{color:red}.a:hover{color:blue}.a,.b{margin:0}'
  expect(critical('<p class="a"></p>', sheet)).toBe('.a{color:#f00;margin:0}')
})

test('[quality: first paint] a variable with different values in the page stays a variable', () => {
  const sheet = '.brand{--red:#f00}header{--red:#00f}p{color:var(--red)}'
  expect(critical('<header><p></p></header><p></p>', sheet)).toBe(sheet)
})

test('[quality: first paint] a variable that the markup uses keeps its declaration', () => {
  const sheet = '.brand{--red:#f00}p{color:var(--red)}'
  expect(critical('<p></p><svg><path fill="var(--red)"></path></svg>', sheet)).toBe('.brand{--red:#f00}p{color:#f00}')
})

test('[quality: first paint] animations, states and web fonts are left to the sheet', () => {
  const sheet = `@font-face{font-family:A;src:url(a.woff2)}@keyframes x{to{opacity:1}}p{color:red;transition:color 1s;animation:x 1s}p:active{color:blue}
    p:after{content:"";opacity:0;animation:x 1s}@media (prefers-contrast:more){p{color:black}}`
  expect(critical('<p></p>', sheet)).toBe('p{color:red}')
})

test('[quality: first paint] what is below the fold is hidden, and its styles are left out', () => {
  const sheet = '.a{color:red}.b{color:blue}[data-first=drawn] main>:nth-child(n+2){--first-view:absent}'
  expect(critical('<main><p class="a"></p><p class="b"></p></main>', sheet)).toBe(
    '.a{color:red}[data-first=drawn] main>:nth-child(n+2){display:none!important}',
  )
})

test('[quality: first paint] hiding a scroll bar does not count as hiding its element', () => {
  const sheet = '.a{color:red}.a::-webkit-scrollbar{display:none}.a:after{display:none}'
  expect(critical('<p class="a"></p>', sheet)).toBe(sheet)
})

test('[quality: first paint] an element looks right with and without its early text', () => {
  const sheet = '.a{color:red}.a:empty{display:none}.b{color:blue}.a:not(:empty)+.b{display:none}.b:not(:empty){margin:0}'
  const shown = sheet.replace('.b:not(:empty){margin:0}', '')
  expect(critical('<p class="a" data-early-text></p><p class="b"></p>', sheet)).toBe(shown)
})

test('[quality: first paint] a script can still show the boot frame instead', () => {
  const sheet = ':root[data-first=boot] #root,:root:not([data-first=boot]) .boot{display:none}.boot{color:red}'
  expect(critical('<div class="boot"></div><div id="root"></div>', sheet)).toBe(sheet)
})

test('[quality: first paint] declarations that several rules share are written once, unless another rule would then win', () => {
  const long = 'text-decoration:underline'
  expect(critical('<a class="a"></a><a class="b"></a>', `.a{${long};color:red}.b{${long};color:blue}`)).toBe(
    `.a,.b{${long}}.a{color:red}.b{color:blue}`,
  )
  const contested = `.c{text-decoration:none}.a{${long}}.b{${long}}`
  expect(critical('<a class="a c"></a><a class="b c"></a>', contested)).toBe(contested)
})

test('[quality: first paint] a rule for the brand’s layout is merged into the rule that it changes', () => {
  const sheet = '.a{color:red;margin:0}:root[data-tile=wide] .a{color:blue}:root[data-tile=square] .a{color:green}'
  expect(critical('<p class="a"></p>', sheet)).toBe('.a{margin:0;color:blue}')
})
