import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pageProgram } from './pageProgram.ts'

test('[quality: security] the program that starts the app is one script without imports of its own, the same in every build', async () => {
  const program = await pageProgram('startApp.ts')
  for (const part of ['modulepreload', '.boot-failure']) expect(program).toContain(part)
  expect(program.match(/import\(/g)).toHaveLength(1)
  expect(program).not.toMatch(/<\/|\bfrom\b|preload-helper/)
  expect(await pageProgram('startApp.ts')).toBe(program)
})

test.each([
  ['/m/help', {}, 'drawn'],
  ['/m/other', {}, 'boot'],
  ['/m/help', { session: '{}' }, 'boot'],
])('[2] the script of the head needs nothing but the page and its keys: at %s with %j stored the view is %s', async (...visit) => {
  const [pathname, stored, view] = visit
  const keys = { session: 'session', language: 'language', dataSaver: 'saver', visited: ['visited'], spoken: 'PT' }
  const program = await pageProgram('head.ts', keys)
  expect(program).not.toMatch(/<\/|\bimport\b|\bexport\b/)
  const dataset = { first: 'drawn', paths: '/m/help' }
  const storage = { getItem: (name: string) => (stored as Record<string, string>)[name] ?? null }
  const page = {
    document: { documentElement: { dataset } },
    location: { pathname, search: '' },
    performance: { getEntriesByType: () => [] },
    navigator: {},
    isSecureContext: true,
    sessionStorage: storage,
    localStorage: storage,
    addEventListener: () => undefined,
    AbortController,
  }
  runInNewContext(program, page)
  expect(dataset.first).toBe(view)
})
