import { getClubBenefits } from '@platform/sdk/promotions'
import { beforeAll, expect, test } from 'vitest'
import { seedClub } from '../seed/seedClub.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'

const sandbox = await fileSandbox()
beforeAll(async () => {
  await seedClub(sandbox.db, merchants[0]!)
})

const benefits = async (token: string, language = 'pt-BR') => (await sandbox.call(getClubBenefits, {}, { token, language })).body.value

const wager = (account: string, stake: number) => addRound(sandbox.db, account, stake)

test('[7.1] the level follows from what was wagered, to the cent', async () => {
  const { token, userName } = await sandbox.member()
  expect(await benefits(token)).toMatchObject({ level: 0, wagered: 0 })
  await wager(userName, 99_999)
  expect(await benefits(token)).toMatchObject({ level: 0, wagered: 999.99 })
  await wager(userName, 1)
  expect(await benefits(token)).toMatchObject({ level: 1, wagered: 1000 })
  await wager(userName, 499_000_00)
  expect(await benefits(token)).toMatchObject({ level: 6, wagered: 500_000 })
})

test('[7.1] every level tells its name, its threshold and its benefits, in the language asked for', async () => {
  const { token } = await sandbox.member()
  const { levels } = await benefits(token, 'en')
  expect(levels).toHaveLength(7)
  expect(levels[1]).toMatchObject({ level: 1, name: 'Silver', wagered: 1000 })
  expect(levels[1].benefits[0]).toEqual({ title: 'Weekly cashback', value: '0.3%' })
})

test('[6] what another member wagered counts for nobody else', async () => {
  const [one, two] = [await sandbox.member(), await sandbox.member()]
  await wager(one.userName, 100_000)
  expect((await benefits(two.token)).wagered).toBe(0)
})
