import { getWhitelabel, login } from '@platform/sdk/account'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameList, getHotGames } from '@platform/sdk/games'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { getPromotions } from '@platform/sdk/promotions'
import { expect, test } from 'vitest'
import { failureOf, fileSandbox, merchants } from '@platform/sandbox/testing'
import { seedWithoutPeople } from './seedWithoutPeople.ts'

// Every feature: none of them may need a member of the seed.
const features = ['MANPLAYREB3', 'MISSION', 'REFERRAL', 'SIGNCONDIV3', 'VIPBENEFIT3']
const sandbox = await fileSandbox({ fill: seedWithoutPeople, merchants: merchants.map((merchant) => ({ ...merchant, features })) })

test('[2.4] without demo members a gateway serves the content of home and of the game list', async () => {
  expect((await sandbox.call(getWhitelabel)).status).toBe(200)
  const client = sandbox.client()
  expect((await getGameList(client, { gameType: 'RNG', pageNo: 1 })).games.length).toBeGreaterThan(20)
  expect((await getAnnouncements(client, { types: ['B'], groupName: 'm_home' })).banners.length).toBeGreaterThan(2)
  expect((await sandbox.call(getHotGames)).status).toBe(200)
  expect(Object.keys(await getLotteryMenu(client, { prizeMode: 'Elott' })).length).toBeGreaterThan(0)
  expect((await sandbox.call(getPromotions)).body.value.content.length).toBeGreaterThan(0)
})

test('[6] without demo members no account of the README can sign in, and the first member is a new one', async () => {
  expect(await sandbox.db.selectFrom('members').select('username').execute()).toEqual([])
  for (const username of ['anaclara', 'brunoagente', 'caionovo', 'dudablock']) {
    const failure = await failureOf(login(sandbox.client(), { type: 'username', username, password: 'Demo1234' }))
    expect(failure?.code).toBe('login.password')
  }
  const { token } = await sandbox.member({ balance: 500 })
  expect(token).toEqual(expect.any(String))
})
