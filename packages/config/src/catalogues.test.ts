import { expect, test } from 'vitest'
import { compileCatalogue } from './catalogues.ts'

test('texts are compiled, so that the browser needs no parser; plain ones stay plain', () => {
  expect(compileCatalogue('{"a":{"hello":"Olá","games":"{count, plural, one {# jogo} other {# jogos}}"}}')).toEqual({
    a: { hello: 'Olá', games: [['count', 2, { one: [0, ' jogo'], other: [0, ' jogos'] }]] },
  })
})

test('a broken text fails the build', () => {
  expect(() => compileCatalogue('{"a":"{count, plural, one {#"}')).toThrow()
})

test("a brand's own words take their places; what it does not say, and what is another file's, stays", () => {
  const own = { hello: 'Salve', elsewhere: 'x', deep: { a: 'A' } }
  expect(compileCatalogue('{"hello":"Olá","bye":"Tchau","deep":{"a":"a","b":"b"}}', own)).toEqual({
    hello: 'Salve',
    bye: 'Tchau',
    deep: { a: 'A', b: 'b' },
  })
})
