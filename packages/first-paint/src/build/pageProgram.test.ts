import { expect, test } from 'vitest'
import { pageProgram } from './pageProgram.ts'

test('[quality: security] the program that starts the app is one script without imports of its own, the same in every build', async () => {
  const program = await pageProgram('startApp.ts')
  // What it measures the page for must stay, although nothing uses the result.
  for (const part of ['modulepreload', 'getBoundingClientRect', 'getComputedStyle', '.boot-failure']) expect(program).toContain(part)
  expect(program.match(/import\(/g)).toHaveLength(1)
  expect(program).not.toMatch(/<\/|\bfrom\b|preload-helper/)
  expect(await pageProgram('startApp.ts')).toBe(program)
})
