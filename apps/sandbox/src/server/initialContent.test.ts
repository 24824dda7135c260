import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migratedDump } from '../db/dumps/migratedDump.ts'
import { initialContent } from './initialContent.ts'
import { readSettings } from './settings.ts'

test('[6] a new gateway outside of tests, without members or with a key of its own begins with empty tables: no two have the same keys', async () => {
  const settings = { ...readSettings({}), data: join(tmpdir(), 'platform-no-such-folder') }
  const empty = await migratedDump()
  expect(await initialContent(settings, [])).toBe(empty)
  for (const other of [{ people: false }, { vaultKey: Buffer.alloc(32) }])
    expect(await initialContent({ ...settings, testMode: true, ...other }, [])).toBe(empty)
})

test('[7] a database that exists is used as it is', async () => {
  const data = await mkdtemp(join(tmpdir(), 'platform-content-'))
  await mkdir(join(data, 'database'))
  await writeFile(join(data, 'database/PG_VERSION'), '17')
  const settings = { ...readSettings({}), testMode: true, data }
  expect(await initialContent(settings, [])).toBeUndefined()
  expect(await initialContent({ ...settings, data: `${data}-new`, databaseUrl: 'postgres://db.example/gateway' }, [])).toBeUndefined()
  await rm(data, { recursive: true })
})
