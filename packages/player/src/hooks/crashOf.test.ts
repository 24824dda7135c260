import { expect, test } from 'vitest'
import { crashOf } from './watchSite.ts'

const failure = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })

test('a crash says what failed and where, and no query of an address', () => {
  const stack = 'TypeError: x\n    at https://ipanema.example/assets/index-a1.js?token=secret:3:14\n    at https://ipanema.example/m/help'
  expect(crashOf(failure('Failed to fetch /wps/x?user=ana#top now', stack))).toEqual({
    type: 'crash',
    name: 'TypeError',
    message: 'Failed to fetch /wps/x now',
    at: '/assets/index-a1.js',
  })
  expect(crashOf(failure('x', 'TypeError: x\n    at f (https://ipanema.example/assets/index-a1.js:3:14)'))).toMatchObject({
    at: '/assets/index-a1.js:3:14',
  })
})

test.each([[undefined], ['a text'], [{ code: 1 }]])('what is no error, %j, is told without its content', (thrown) => {
  expect(crashOf(thrown)).toEqual({ type: 'crash', name: 'Error', message: '', at: '' })
})
