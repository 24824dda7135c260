import { marketOf } from '@platform/sdk/markets'
import { getPromotion } from '@platform/sdk/promotions'
import { getMissions, getRewards } from '@platform/sdk/rewards'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants, type TestMember } from '../testing/startTestSandbox.ts'

// A brand of the regulated market with everything switched on: it is the market that forbids, not the brand's own list.
const regulated = { ...merchants[0]!, code: 'lotus', trialCode: 'lotus_trial', port: 2, market: 'br' }
const sandbox = await fileSandbox({ merchants: [merchants[0]!, regulated] })
const publish = (action: string, body: object) => sandbox.send('POST', `/console/api/${action}`, { body })
const inTwoLanguages = { titlePt: 'Prêmio', titleEn: 'Prize' }
const promotion = { ...inTwoLanguages, contentPt: '<p>Texto</p>', mode: 'join', target: 1000, reward: 500 }
const mission = { ...inTwoLanguages, conditionPt: 'Faça.', conditionEn: 'Do it.', kind: 'daily', goal: 'bets', target: 3, reward: 100 }
const asMember = ({ token, merchantCode: merchant }: TestMember) => ({ token, merchant })

const forbidden = marketOf('br').rules.flatMap(({ bonuses = [], article }) => bonuses.map((basis) => [basis, article] as const))

test.each(forbidden)(
  '[7] in the regulated market no promotion by form and no reward may depend on %s, and the refusal names the article',
  async (basis, article) => {
    const { userName } = await sandbox.member({ merchant: 'lotus' })
    const refused = { status: 403, body: { errorCode: 'access.market', value: { article } } }
    const form = { ...promotion, mode: 'apply', basis }
    expect(await publish('promotions/publish', { merchant: 'lotus', ...form })).toMatchObject(refused)
    expect(await publish('rewards/give', { merchant: 'lotus', userName, ...inTwoLanguages, amount: 100, basis })).toMatchObject(refused)
    expect((await publish('promotions/publish', { merchant: 'ipanema', ...form })).status).toBe(200)
  },
)

test('[7] a promotion of a deposit depends on the deposit, whatever the operator declares', async () => {
  const answer = await publish('promotions/publish', { merchant: 'lotus', ...promotion, depositPromotionId: 1 })
  expect(answer).toMatchObject({ status: 403, body: { value: { article: expect.stringContaining('art. 42, § 1º, I') } } })
})

test.each([
  ['once', 'email', false],
  ['daily', 'visits', false],
  ['newcomer', 'bets', false],
  ['daily', 'bets', true],
  ['weekly', 'days', true],
] as const)(
  '[7] a mission %s by %s in the regulated market: allowed is %s; if not, an existing one pays nothing',
  async (kind, goal, allowed) => {
    const body = { ...mission, kind, goal, target: goal === 'email' ? 1 : 3 }
    const answer = await publish('missions/publish', { merchant: 'lotus', ...body })
    expect(answer.status).toBe(allowed ? 200 : 403)
    if (!allowed) expect(answer.body.value.article).toMatch(/14\.790|1\.231/)
    const words = { title_pt: `${kind} ${goal}`, title_en: '', condition_pt: '', condition_en: '' }
    await sandbox.db
      .insertInto('missions')
      .values({ merchant: 'lotus', kind, goal, target: body.target, reward: 100, game_type: null, ...words })
      .execute()
    const member = await sandbox.member({ merchant: 'lotus', email: `${kind}.${goal}@correio.example` })
    const shown = (await sandbox.call(getMissions, {}, asMember(member))).body.value.missions.map(
      (one: { reward: { title: string } }) => one.reward.title,
    )
    expect(shown.includes(`${kind} ${goal}`)).toBe(allowed)
  },
)

test('[3] published content is shown, and a granted reward is paid once, with its turnover', async () => {
  const member = await sandbox.member()
  const { id } = (await publish('promotions/publish', { merchant: 'ipanema', ...promotion, days: 3 })).body
  expect((await sandbox.call(getPromotion, { id }, asMember(member))).body.value.promotion).toMatchObject({
    status: 'join',
    reward: 5,
    target: 10,
  })
  await sandbox.console('missions/publish', { merchant: 'ipanema', ...mission })
  expect((await sandbox.call(getMissions, {}, asMember(member))).body.value.missions).toHaveLength(1)
  await sandbox.console('rewards/give', { merchant: 'ipanema', userName: member.userName, ...inTwoLanguages, amount: 700, multiple: 2 })
  expect((await sandbox.call(getWalletBalance, {}, asMember(member))).body.value.sumBalance).toBe(7)
  const { content } = (await sandbox.call(getRewards, { tab: 'history' }, asMember(member))).body.value
  expect(content).toMatchObject([{ title: 'Prêmio', amount: 7, multiple: 2, required: 14 }])
  expect((await publish('promotions/publish', { merchant: 'ipanema', ...promotion, target: undefined })).status).toBe(400)
  expect(await auditLedger(sandbox.db)).toEqual({})
})
