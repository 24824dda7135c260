import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { merchant } from './merchant.ts'
import { validateCode } from './merchantCode.ts'

// Tests the generator's own prompt. An existing folder would be overwritten; the other words would not compile.
test.each(['play', 'storybook', 'sandbox', 'ipanema', 'ui', 'wireframe', 'site', 'class', 'await', 'Serrana', 's', '9serrana'])(
  '[generators] a new merchant cannot be called %s',
  (code) => {
    const prompts = merchant.prompts as { name: string; validate: (value: string) => true | string }[]
    expect(prompts.find(({ name }) => name === 'code')?.validate(code)).toEqual(expect.any(String))
  },
)

// None that the documentation uses: its brands may exist.
test.each(['pampa', 'sol2', 'async', 'of'])('[generators] a new merchant may be called %s', (code) => {
  expect(validateCode(code)).toBe(true)
  expect(() => stripTypeScriptTypes(`export const ${code}: number = 1`)).not.toThrow()
})
