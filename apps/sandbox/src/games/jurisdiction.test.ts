import { launchGame } from '@platform/sdk/games'
import type { MarketProfile } from '@platform/sdk/markets'
import { setRealityCheck } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'

const brands = ['br', 'gb', 'on'].map((market, index) => ({
  code: `brand_${market}`,
  trialCode: `brand_${market}_trial`,
  name: market,
  domain: `brand_${market}.example`,
  port: 10 + index,
  market,
  features: [],
}))
const open = { code: 'brand_open', trialCode: 'brand_open_trial', name: 'open', domain: 'brand_open.example', port: 20, features: [] }
const sandbox = await fileSandbox({ merchants: [...merchants, ...brands, open] })

async function player(merchant: string) {
  const member = await sandbox.console('members', { merchant, balance: 10_000, identity: true })
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  const launch = async (nodeId: string) =>
    (await launchGame(client, { nodeId, backUrl: `https://${merchant}.example/m/home` }, { idempotencyKey: crypto.randomUUID() }))
      .jurisdiction
  return { client, launch }
}

const { node_id: table } = await sandbox.db
  .selectFrom('games')
  .select('node_id')
  .where('game_type', '=', 'LIVE')
  .where('maintenance', '=', false)
  .where('rtp', '>=', 8500)
  .executeTakeFirstOrThrow()

const free = {
  socialCasino: false,
  disabledFullscreen: false,
  disabledTurbo: false,
  disabledSuperTurbo: false,
  disabledAutoplay: false,
  disabledSlamstop: false,
  disabledSpacebar: false,
  disabledBuyFeature: false,
  displayNetPosition: false,
  displayRTP: false,
  displaySessionTimer: false,
  minimumRoundDuration: 0,
}
const strict = {
  ...Object.fromEntries(Object.keys(free).map((name) => [name, true])),
  socialCasino: false,
  minimumRoundDuration: 0,
  realityCheckMs: 3_600_000,
}

test.each([
  ['brand_open', free, 0],
  ['brand_br', { ...strict, rtpMin: 8500 }, 0],
  ['brand_gb', { ...strict, minimumRoundDuration: 2500 }, 5000],
  ['brand_on', { ...strict, minimumRoundDuration: 2500 }, 0],
])(
  '[7.3] [market numbers.autoplay numbers.turbo numbers.cycleMs numbers.rtpMin] a launch of %s carries the rules of its market',
  async (merchant, slot, other) => {
    const ana = await player(merchant)
    expect(await ana.launch('slot-1')).toEqual(slot)
    expect(await ana.launch(table)).toEqual({ ...slot, minimumRoundDuration: other })
  },
)

test.each([
  ['autoplay', ['disabledAutoplay', 'disabledSpacebar']],
  ['turbo', ['disabledTurbo', 'disabledSuperTurbo', 'disabledSlamstop', 'disabledBuyFeature']],
  ['realityCheckMs', ['disabledFullscreen', 'displayNetPosition', 'displaySessionTimer']],
] as const)('[7.3] [market numbers.%s] a market without this number leaves the game what it rules', async (name, flags) => {
  const ana = await player('brand_gb')
  const rules = await ana.launch('slot-1')
  const place = sandbox.sandbox.services.merchants.find('brand_gb')!
  const market: MarketProfile = place.market
  const { [name]: _, ...numbers } = market.numbers
  Object.assign(place, { market: { ...market, numbers } })
  const freed = Object.fromEntries(flags.map((flag) => [flag, false]))
  expect(await ana.launch('slot-1').finally(() => Object.assign(place, { market }))).toEqual({
    ...rules,
    ...freed,
    ...(name === 'realityCheckMs' && { realityCheckMs: undefined }),
  })
})

test('[7.6] the time between two reality checks in it is the one that the member chose', async () => {
  const ana = await player('brand_gb')
  await setRealityCheck(ana.client, { everyMs: 900_000 })
  expect(await ana.launch('slot-1')).toMatchObject({ realityCheckMs: 900_000 })
})
