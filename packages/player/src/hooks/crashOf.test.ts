import { expect, test } from 'vitest'
import { crashOf } from './watchSite.ts'

const failure = (message: string, stack: string, name = 'SyntaxError') => Object.assign(new Error(message), { stack, name })

test('a crash says what failed and where, and nothing that was typed', () => {
  const stack = `SyntaxError: "João da Silva" is not valid JSON
    at f (https://ipanema.example/assets/index-a1.js:3:14)
    at https://ipanema.example/assets/pt-BR-b2.js:1:2
    at https://ipanema.example/m/deposit?amount=500:1:1
    at chrome-extension://abc/ana@example.com.js:1:1`
  expect(crashOf(failure('"João da Silva" is not valid JSON', stack))).toEqual({
    type: 'crash',
    name: 'SyntaxError',
    at: ['assets/index-a1.js:3:14', 'assets/pt-BR-b2.js:1:2'],
  })
})

test.each([[undefined], ['a text'], [{ code: 1 }], [failure('', '', 'of Ana')]])(
  'what is no error of ours, %j, is told without its content',
  (thrown) => {
    expect(crashOf(thrown)).toEqual({ type: 'crash', name: 'Error', at: [] })
  },
)
