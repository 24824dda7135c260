import { mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

/** As another process would find it: nothing in memory. */
async function dumpIn(folder: string, kind: string, state: string, text: string): Promise<string> {
  vi.resetModules()
  const { cachedDump } = await import('./cachedDump.ts')
  const make = () => Promise.resolve(new Blob([text]))
  return (await cachedDump({ kind, state, make, maxAge: 1000, folder })).text()
}

test('a dump is made once per state, anew when it is too old, and replaces the one of another state', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dumps-'))
  expect(await dumpIn(folder, 'seeded', 'one', 'first')).toBe('first')
  expect(await dumpIn(folder, 'seeded', 'one', 'second')).toBe('first')
  await utimes(join(folder, 'seeded-one.tar'), 0, 0)
  expect(await dumpIn(folder, 'seeded', 'one', 'third')).toBe('third')
  expect(await dumpIn(folder, 'empty', 'one', 'fourth')).toBe('fourth')
  expect(await dumpIn(folder, 'seeded', 'two', 'fifth')).toBe('fifth')
  expect((await readdir(folder)).toSorted()).toEqual(['empty-one.tar', 'seeded-two.tar'])
})
