import { launchGame } from '@platform/sdk/games'
import { afterAll, expect, test } from 'vitest'
import { merchants, startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { openPlay, placeStake } from './calls.ts'

let clock = Date.UTC(2026, 10, 30, 15)
const brand = {
  code: 'brand_gb',
  trialCode: 'brand_gb_trial',
  name: 'gb',
  domain: 'brand_gb.example',
  port: 10,
  market: 'gb',
  features: [],
}
const databaseUrl = await testDatabase()
const options = { databaseUrl, merchants: [...merchants, brand], clock: () => clock }
const gateways = [await startTestSandbox(options), await startTestSandbox(options)] as const
afterAll(async () => {
  for (const gateway of gateways) await gateway.close()
})
const [one] = gateways
const { node_id: table } = await one.db
  .selectFrom('games')
  .select('node_id')
  .where('game_type', '=', 'LIVE')
  .where('maintenance', '=', false)
  .executeTakeFirstOrThrow()

async function player() {
  const member = await one.console('members', { merchant: brand.code, balance: 100_000, identity: true })
  const client = one.client({ merchant: brand.code, session: { ...member, firstTimeLogin: false } })
  return {
    ...member,
    /** A page of a game, which sends its rounds to one of the gateways. */
    page: async (nodeId: string) => {
      const token = crypto.randomUUID()
      const { gameUrl } = await launchGame(client, { nodeId, backUrl: `https://${brand.domain}/m/home` })
      const state = await openPlay(client, { ticket: new URL(gameUrl).searchParams.get('ticket') ?? '', token })
      const play = async (gateway: (typeof gateways)[number] = one, key: string = crypto.randomUUID()) => {
        const body = { amount: state.minStake, ...(state.kind === 'match' && { side: 'home' }) }
        return (await gateway.send('POST', placeStake.path, { merchant: brand.code, token, key, body })).body
      }
      return { state, play }
    },
  }
}

const codeOf = (body: { success?: boolean; errorCode?: string }) => body.errorCode ?? 'done'

test('[7.3] [market numbers.cycleMs] in Great Britain a round of a table begins 5 s after the last one, and not 1 ms sooner', async () => {
  const { state, play } = await (await player()).page(table)
  expect(state.minimumRoundDuration).toBe(5000)
  expect(codeOf(await play())).toBe('done')
  clock += 4999
  expect(codeOf(await play())).toBe('play.tooSoon')
  clock += 1
  expect(codeOf(await play())).toBe('done')
})

test('[7.3] rounds of two games have a cycle each', async () => {
  const ana = await player()
  const [slots, wheel] = [await ana.page('slot-1'), await ana.page(table)]
  expect([await slots.play(), await wheel.play(), await slots.play(), await wheel.play()].map(codeOf)).toEqual([
    'done',
    'done',
    'play.tooSoon',
    'play.tooSoon',
  ])
})

test('[7.3] of twenty rounds that two gateways receive at once, one is played; its key is answered with it at both, also within the cycle', async () => {
  const ana = await player()
  const page = await ana.page('slot-1')
  const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
  const answers = await Promise.all(keys.map((key, index) => page.play(gateways[index % 2], key)))
  expect(answers.map(codeOf).toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'play.tooSoon')])
  const played = answers.findIndex(({ success }) => success)
  for (const gateway of gateways) expect((await page.play(gateway, keys[played])).value).toEqual(answers[played].value)
  const rounds = one.db.selectFrom('game_records as r').innerJoin('members as m', 'm.id', 'r.member_id').select('r.stake')
  expect(await rounds.where('m.account', '=', ana.userName).execute()).toEqual([{ stake: page.state.minStake }])
})
