import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiler } from './compiler.ts'

const root = new URL('../../..', import.meta.url).pathname

test('the compiler finds a component or a hook behind each of its paths', () => {
  const idle = compiler.sources.filter((path) => globSync(`${root}${path.slice(1)}*{,/**/*}.{ts,tsx}`).length === 0)
  expect(idle).toEqual([])
})
