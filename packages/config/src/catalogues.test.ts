import { expect, test } from 'vitest'
import { compileCatalogue } from './catalogues.ts'
import { withOwnLabels } from './texts/kitLabels.ts'

test('texts are compiled, so that the browser needs no parser; plain strings stay plain', () => {
  expect(compileCatalogue('{"a":{"hello":"Olá","games":"{count, plural, one {# jogo} other {# jogos}}"}}')).toEqual({
    a: { hello: 'Olá', games: [['count', 2, { one: [0, ' jogo'], other: [0, ' jogos'] }]] },
  })
})

test('a broken text fails the build', () => {
  expect(() => compileCatalogue('{"a":"{count, plural, one {#"}')).toThrow()
})

test("a brand's own texts replace ours; texts that it does not override, and those of other files, stay", () => {
  const own = { hello: 'Salve', elsewhere: 'x', deep: { a: 'A' } }
  expect(compileCatalogue('{"hello":"Olá","bye":"Tchau","deep":{"a":"a","b":"b"}}', own)).toEqual({
    hello: 'Salve',
    bye: 'Tchau',
    deep: { a: 'A', b: 'b' },
  })
})

test("a market's words replace ours, and leave a brand's own texts alone", () => {
  const worded = (text: string) => text.replaceAll('CPF', 'documento')
  expect(compileCatalogue('{"a":"Seu CPF","deep":{"b":"CPF {cpf}"}}', { a: 'O CPF' }, worded)).toEqual({
    a: 'O CPF',
    deep: { b: ['documento ', ['cpf']] },
  })
})

test("a brand's own kit labels replace ours; without any, the source stays byte for byte the same", () => {
  const source =
    "export const en = {\n  locale: 'en-GB',\n  close: 'Close',\n  slide: (index, total) => `Highlight ${index} of ${total}`,\n}\n"
  const own = { close: 'Say "bye"', slide: '{total} in all, this is {index}', locale: 'pt-BR', more: 'x' }
  expect(withOwnLabels(source, own)).toBe(
    'export const en = {\n  locale: \'en-GB\',\n  close: "Say \\"bye\\"",\n  slide: (index, total) => "" + total + " in all, this is " + index + "",\n}\n',
  )
  const none: Parameters<typeof withOwnLabels>[1][] = [undefined, {}, 'x', { locale: 'pt-BR' }]
  for (const nothing of none) expect(withOwnLabels(source, nothing)).toBe(source)
})

test('kit labels in an unexpected format fail the build', () => {
  expect(() => withOwnLabels('export const en = { close: "Close" }', { close: 'Shut' })).toThrow('no label')
})
