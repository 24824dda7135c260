import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedDump } from './cachedDump.ts'

/** As in a new process, without a cached dump. */
async function dumpIn(folder: string, kind: string, state: string, text: string): Promise<string> {
  const make = () => Promise.resolve(new Blob([text]))
  return (await cachedDump({ kind, state, make, maxAge: 1000, folder }, new Map())).text()
}

test('a dump is created once per state, again when it is too old, and replaces that of another state', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dumps-'))
  expect(await dumpIn(folder, 'seeded', 'one', 'first')).toBe('first')
  expect(await dumpIn(folder, 'seeded', 'one', 'second')).toBe('first')
  await utimes(join(folder, 'seeded-one.tar'), 0, 0)
  expect(await dumpIn(folder, 'seeded', 'one', 'third')).toBe('third')
  expect(await dumpIn(folder, 'empty', 'one', 'fourth')).toBe('fourth')
  expect(await dumpIn(folder, 'seeded', 'two', 'fifth')).toBe('fifth')
  expect((await readdir(folder)).toSorted()).toEqual(['empty-one.tar', 'seeded-two.tar'])
})

test('incomplete files of a killed run are removed, those being written are not, and a failed attempt is repeated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dumps-'))
  for (const name of ['old-seeded', 'new-seeded']) await writeFile(join(folder, name), '')
  await utimes(join(folder, 'old-seeded'), 0, 0)
  const requested = new Map<string, Promise<Blob>>()
  const request = { kind: 'seeded', state: 'one', folder }
  await expect(cachedDump({ ...request, make: () => Promise.reject(new Error('no')) }, requested)).rejects.toThrow('no')
  expect(await (await cachedDump({ ...request, make: () => Promise.resolve(new Blob(['yes'])) }, requested)).text()).toBe('yes')
  expect((await readdir(folder)).toSorted()).toEqual(['new-seeded', 'seeded-one.tar'])
})

test('a folder that cannot be written costs only the time to create the dump again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dumps-'))
  await writeFile(join(folder, 'file'), '')
  expect(await dumpIn(join(folder, 'file/below'), 'seeded', 'one', 'first')).toBe('first')
  expect(await dumpIn(join(folder, 'file/below'), 'seeded', 'one', 'second')).toBe('second')
})
