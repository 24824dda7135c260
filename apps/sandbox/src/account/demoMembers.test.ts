import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { demoPassword, hasDemoMembers } from './demoMembers.ts'
import { hashPassword, testCost } from './password.ts'

const sandbox = await fileSandbox()

test('[6] demo members are recognized by the one hash of their public password, a member who chose it is not one of them', async () => {
  const passwords = async (hashOf: () => Promise<string>) => {
    for (const { id } of await sandbox.db.selectFrom('members').select('id').execute())
      await sandbox.db
        .updateTable('members')
        .set({ password_hash: await hashOf() })
        .where('id', '=', id)
        .execute()
  }
  await sandbox.member()
  await sandbox.member()
  await passwords(() => hashPassword(demoPassword, testCost))
  expect(await hasDemoMembers(sandbox.db)).toBe(false)
  const other = await hashPassword('Outra1234', testCost)
  await passwords(() => Promise.resolve(other))
  expect(await hasDemoMembers(sandbox.db)).toBe(false)
  const seeded = await hashPassword(demoPassword, testCost)
  await passwords(() => Promise.resolve(seeded))
  expect(await hasDemoMembers(sandbox.db)).toBe(true)
})
