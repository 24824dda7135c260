import { getAnnouncements } from '@platform/sdk/announcements'
import * as calls from '@platform/sdk/promotions'
import { getWalletBalance } from '@platform/sdk/wallet'
import { beforeAll, expect, test } from 'vitest'
import { addRound } from '../testing/addRound.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { TestMember } from '../testing/startTestSandbox.ts'

let keys = 0
const sandbox = await fileSandbox()
beforeAll(async () => {
  const category = (id: string, position: number) => ({ merchant: 'ipanema', id, position, title_pt: `Aba ${id}`, title_en: id })
  await sandbox.db
    .insertInto('promotion_categories')
    .values([category('vip', 2), category('casino', 1), category('empty', 3)])
    .execute()
})

const write = (call: (typeof calls)['joinPromotion' | 'claimPromotion'], id: string, { token }: TestMember, key = `key-${keys++}`) =>
  sandbox.call(call, { id }, { token, key })
const detail = async (id: string, member?: TestMember) =>
  (await sandbox.call(calls.getPromotion, { id }, { token: member?.token })).body.value
const statusOf = async (id: string, member?: TestMember) => (await detail(id, member)).promotion.status
const balance = async ({ token }: TestMember) => (await sandbox.call(getWalletBalance, {}, { token })).body.value.sumBalance

/** A bet placed after everything that the member has joined so far. */
function bet({ userName }: TestMember, stake: number, more: object = {}) {
  const at = sandbox.sandbox.services.now() + 1
  return addRound(sandbox.db, userName, stake, { bet_at: at, settled_at: at, ...more })
}

test('[2.15] the first tab is "all", and empty categories have no tab', async () => {
  await addPromotion(sandbox.db, { categories: ['vip', 'casino'] })
  const { value } = (await sandbox.call(calls.getPromotionCategories)).body
  expect(value).toEqual([
    { id: 'all', title: 'Todas', iconImageUrl: '' },
    { id: 'casino', title: 'Aba casino', iconImageUrl: '' },
    { id: 'vip', title: 'Aba vip', iconImageUrl: '' },
  ])
})

test('[2.15] the list has the promotions of its tab, and home gets the same ones', async () => {
  const id = await addPromotion(sandbox.db, { categories: ['sports'], mode: 'info', target: null, reward: null, ends_at: 9e12 })
  const list = async (fields = {}) => (await sandbox.call(calls.getPromotions, fields, { language: 'en' })).body.value.content
  expect(await list({ category: 'sports' })).toEqual([
    {
      id,
      title: 'Mission',
      content: '<p>Jogue</p>',
      startDate: 1,
      endDate: 9e12,
      noExpiry: 0,
      category: 'sports',
      promoAnnouncementCategoryIds: ['sports'],
      announcementImages: [{ url: '/cdn/banners/cassino.pt.svg', sequence: 1 }],
      joinMode: 'info',
      gameType: 'RNG',
      depositPromotionId: '',
      imageRequired: false,
    },
  ])
  expect(await list({ category: "x' or 1=1" })).toEqual([])
  expect(await list({ category: 'all' })).toEqual(await list())
  const home = await sandbox.call(getAnnouncements, { types: 'PR' }, { language: 'en' })
  expect(home.body.value.promotion).toEqual(await list())
  expect((await sandbox.call(calls.getPromotions, {}, { merchant: 'lotus' })).body.value.content).toEqual([])
})

test('[2.15] an ended promotion is listed for two weeks; one of another merchant is never listed', async () => {
  const day = 86_400_000
  const now = sandbox.sandbox.services.now()
  const ended = await addPromotion(sandbox.db, { ends_at: now - 13 * day })
  const gone = await addPromotion(sandbox.db, { ends_at: now - 15 * day })
  const other = await addPromotion(sandbox.db, { merchant: 'lotus' })
  expect(await statusOf(ended)).toBe('close')
  const absent = await sandbox.call(calls.getPromotion, { id: '999999' })
  expect(absent).toMatchObject({ status: 404, body: { errorCode: 'notFound' } })
  for (const id of [gone, other, 'x', '-1']) expect((await sandbox.call(calls.getPromotion, { id })).body).toEqual(absent.body)
})

test('[3] join, joined, process, claim, claimed: stakes of the right games since joining count, and the reward is paid', async () => {
  const member = await sandbox.member()
  const id = await addPromotion(sandbox.db)
  await bet(member, 9999, { bet_at: 5 })
  expect(await statusOf(id)).toBe('join')
  expect((await write(calls.joinPromotion, id, member)).body.value).toEqual({ status: 'joined' })
  expect(await statusOf(id, member)).toBe('joined')
  expect(await write(calls.claimPromotion, id, member)).toMatchObject({ status: 400, body: { errorCode: 'promotion.notReached' } })
  await bet(member, 400)
  await bet(member, 400, { game_type: 'LIVE' })
  await bet(member, 400, { status: 'cancelled' })
  expect((await detail(id, member)).promotion).toMatchObject({ status: 'process', progress: 4, target: 5, reward: 10 })
  await bet(member, 100)
  expect(await statusOf(id, member)).toBe('claim')
  expect((await write(calls.claimPromotion, id, member)).body.value).toEqual({ amount: 10 })
  expect([await statusOf(id, member), await balance(member)]).toEqual(['claimed', 10])
  expect(await write(calls.claimPromotion, id, member)).toMatchObject({ status: 400, body: { errorCode: 'promotion.applied' } })
  expect(await balance(member)).toBe(10)
})

test('[7.1] the reward centre lists claimable rewards first, and no completed ones', async () => {
  const member = await sandbox.member()
  const [open, ready, done] = [await addPromotion(sandbox.db), await addPromotion(sandbox.db), await addPromotion(sandbox.db)]
  for (const id of [ready, done]) await write(calls.joinPromotion, id, member)
  await bet(member, 500)
  await write(calls.claimPromotion, done, member)
  const { content } = (await sandbox.call(calls.getAvailablePromotions, {}, { token: member.token })).body.value
  const ids = content.map((promotion: { id: string }) => promotion.id)
  expect(ids[0]).toBe(ready)
  expect(ids).toContain(open)
  expect(ids).not.toContain(done)
})

test('[6] fifty parallel claims of one reward pay once; the same key gets the same answer', async () => {
  const member = await sandbox.member()
  const id = await addPromotion(sandbox.db)
  await write(calls.joinPromotion, id, member)
  await bet(member, 500)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => write(calls.claimPromotion, id, member, i % 2 ? `claim-${id}` : undefined)),
  )
  expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true)
  expect(await balance(member)).toBe(10)
})

test('[3] a member cannot take part before the start, after the end, or twice', async () => {
  const member = await sandbox.member()
  const soon = await addPromotion(sandbox.db, { starts_at: sandbox.sandbox.services.now() + 60_000 })
  const over = await addPromotion(sandbox.db, { ends_at: sandbox.sandbox.services.now() - 1 })
  const open = await addPromotion(sandbox.db)
  expect(await statusOf(soon)).toBe('comingSoon')
  for (const id of [soon, over]) {
    expect(await write(calls.joinPromotion, id, member)).toMatchObject({ status: 400, body: { errorCode: 'promotion.closed' } })
  }
  const twice = await Promise.all([write(calls.joinPromotion, open, member), write(calls.joinPromotion, open, member)])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('[6] a trial account cannot take part, and members see only their own status', async () => {
  const [trial, member, other] = [await sandbox.member({ type: 4 }), await sandbox.member(), await sandbox.member()]
  const id = await addPromotion(sandbox.db)
  const answer = await sandbox.call(calls.joinPromotion, { id }, { merchant: trial.merchantCode, token: trial.token, key: 'trial' })
  expect(answer).toMatchObject({ status: 403, body: { errorCode: 'access.trial' } })
  await write(calls.joinPromotion, id, member)
  expect([await statusOf(id, member), await statusOf(id, other), await statusOf(id)]).toEqual(['joined', 'join', 'join'])
})

test('[6] a test account is offered no promotion: it has no status where the gateway would refuse to join or claim', async () => {
  const [tester, other] = [await sandbox.member({ type: 40 }), await sandbox.member()]
  const [open, reached] = [await addPromotion(sandbox.db), await addPromotion(sandbox.db)]
  await write(calls.joinPromotion, reached, other)
  await bet(other, 500)
  const offered = async ({ token }: typeof tester) =>
    (await sandbox.call(calls.getAvailablePromotions, {}, { token })).body.value.content.map(({ id }: { id: string }) => id)
  expect([await statusOf(open, other), await statusOf(reached, other)]).toEqual(['join', 'claim'])
  expect(await offered(other)).toEqual(expect.arrayContaining([open, reached]))
  // A member with a reached goal becomes a test account.
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', other.userName).executeTakeFirstOrThrow()
  await sandbox.db.updateTable('members').set({ type: 40 }).where('id', '=', id).execute()
  sandbox.sandbox.services.sessions.forget(id)
  for (const one of [tester, other]) {
    expect([await statusOf(open, one), await statusOf(reached, one)]).toEqual([undefined, undefined])
    expect(await offered(one)).toEqual([])
  }
})

test('[3] a reached goal can be claimed however long ago the promotion ended; a missed one is not listed after two weeks', async () => {
  const [member, late] = [await sandbox.member(), await sandbox.member()]
  const id = await addPromotion(sandbox.db)
  for (const one of [member, late]) await write(calls.joinPromotion, id, one)
  const now = sandbox.sandbox.services.now()
  const ago = (days: number) => now - days * 86_400_000
  await sandbox.db
    .updateTable('promotion_applications')
    .set({ created_at: ago(20) })
    .where('promotion_id', '=', Number(id))
    .execute()
  await sandbox.db
    .updateTable('promotions')
    .set({ ends_at: ago(15) })
    .where('id', '=', Number(id))
    .execute()
  for (const [one, stake] of [[member, 500], [late, 400]] as const) await addRound(sandbox.db, one.userName, stake, { bet_at: ago(16), settled_at: ago(16) }) // prettier-ignore
  expect(await statusOf(id, member)).toBe('claim')
  expect((await write(calls.claimPromotion, id, member)).body.value).toEqual({ amount: 10 })
  expect(await balance(member)).toBe(10)
  expect(await sandbox.call(calls.getPromotion, { id }, { token: late.token })).toMatchObject({ status: 404 })
})
