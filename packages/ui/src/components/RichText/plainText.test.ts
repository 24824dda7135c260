import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['Sem marcas', ['Sem marcas']],
  ['<p>Um</p><p>Dois<br/>Três</p>', ['Um', 'Dois', 'Três']],
  ['A &amp; B &lt;3 &#39;x&#39; &eacute;', ["A & B <3 'x' &eacute;"]],
  ['<script>alert(1)</script>Fim', ['Fim']],
  ['<img src=x onerror=alert(1)>Oi<script>', ['Oi']],
  ['', []],
])('[2.3] %j reads as %j', (html, lines) => {
  expect(plainText(html)).toEqual(lines)
})

test('[2.3] no HTML makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (html) => {
      expect(plainText(html).every((line) => line.trim() !== '')).toBe(true)
    }),
  )
})
