import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { loadVault } from './vault.ts'

const { db } = await fileSandbox()
const stored = async () => (await db.selectFrom('secrets').select('value').where('name', '=', 'vault').executeTakeFirstOrThrow()).value
const [right, wrong] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

test('[7] texts and pictures are opened unchanged; with one changed byte opening fails', async () => {
  const vault = await loadVault(db)
  expect(vault.open(vault.seal('São João'))).toBe('São João')
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2])
  const sealed = vault.sealBytes(picture)
  expect(sealed.includes(Buffer.from(picture))).toBe(false)
  expect([...vault.openBytes(sealed)]).toEqual([...picture])
  sealed[sealed.length - 1]! ^= 1
  expect(() => vault.openBytes(sealed)).toThrow()
})

test('[7] with a key of the environment the database alone opens nothing; values sealed before can still be opened', async () => {
  const before = await loadVault(db)
  const [sealed, key] = [before.seal('antes'), await stored()]
  const vault = await loadVault(db, right)
  expect(vault.open(sealed)).toBe('antes')
  expect(await stored()).not.toContain(key)
  expect((await loadVault(db, right)).open(vault.seal('depois'))).toBe('depois')
  await expect(loadVault(db)).rejects.toThrow('VAULT_KEY')
  await expect(loadVault(db, wrong)).rejects.toThrow('VAULT_KEY')
})
