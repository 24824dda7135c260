import { minor } from '@platform/sdk'
import { depositByGateway, getDepositChannels, getDepositPromotions } from '@platform/sdk/deposit'
import { getGameIndex, getVassalages, getVassalGameTypes } from '@platform/sdk/games'
import { expect, test } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { rulesOf } from '../withdrawals/exports.ts'

/** One brand in each market besides the open one. */
const abroad = ['br', 'gb', 'on'].map((market, index) => ({
  code: `brand_${market}`,
  trialCode: `brand_${market}_trial`,
  name: market,
  domain: `${market}.example`,
  port: 10 + index,
  market,
  features: ['DEPRECM3'],
}))
const sandbox = await fileSandbox({ merchants: [...merchants, ...abroad] })
const { db } = sandbox
const merchantOf = (code: string) => sandbox.sandbox.services.merchants.find(code)!

// First: the gateway caches the catalogue for some seconds.
test('[2.7] [market numbers.rtpMin game.categories] a category that the market does not have is not offered, also if the merchant lists it; nor a game that returns too little', async () => {
  const rows = ['ipanema', 'brand_br'].map((merchant) => ({
    merchant,
    game_type: 'ELOTT' as const,
    position: 2,
    name_pt: 'L',
    name_en: 'L',
  }))
  await db.insertInto('game_categories').values(rows).execute()
  await db.updateTable('games').set({ rtp: 8499 }).where('node_id', 'in', ['slot-10', 'lobby-boreal']).execute()
  await db.updateTable('games').set({ rtp: 8500 }).where('node_id', '=', 'slot-11').execute()
  const of = async (merchant: string) => {
    const { body: index } = await sandbox.call(getGameIndex, {}, { merchant })
    const { body: vendors } = await sandbox.call(getVassalages, {}, { merchant })
    const ids: string[] = index.games.map(({ nodeId }: { nodeId: string }) => nodeId)
    const { body: tiles } = await sandbox.call(getVassalGameTypes, {}, { merchant })
    const isNamed = (answer: object, name: string) => JSON.stringify(answer).includes(name)
    return [...['sea-1', 'slot-10', 'slot-11'].map((id) => ids.includes(id)), isNamed(vendors, 'ELOTT'), isNamed(tiles, 'lobby-boreal')]
  }
  expect(await of('ipanema')).toEqual([true, true, true, true, true])
  expect(await of('brand_br')).toEqual([false, false, true, false, false])
})

test.each([
  ['ipanema', [['PIX', 'Pix'], ['GATEWAY', 'Cartão ou carteira digital'], ['TRANSFER', 'Transferência bancária']]], // prettier-ignore
  ['brand_br', [['PIX', 'Pix'], ['CARD', 'Cartão de débito no seu nome'], ['TRANSFER', 'TED']]], // prettier-ignore
  [
    'brand_gb',
    [
      ['CARD', 'Cartão de débito no seu nome'],
      ['TRANSFER', 'Transferência bancária'],
    ],
  ],
  [
    'brand_on',
    [
      ['CARD', 'Cartão de débito no seu nome'],
      ['TRANSFER', 'Transferência (Interac)'],
    ],
  ],
])('[7.6] [market texts.means] %s offers the ways to pay of its market, by their names there', async (merchant, expected) => {
  const { channels } = await getDepositChannels((await depositor(sandbox, { merchant })).client)
  expect(channels.map(({ type, channelName }) => [type, channelName])).toEqual(expected)
})

test('[7.6] [market numbers.cancelWithdrawal numbers.identityBefore] what a market decides about withdrawals overrides the operator; the rest is the operator’s', async () => {
  const of = async (code: string) => {
    const { cancellable, identity, fee_rate } = await rulesOf({ db, merchant: merchantOf(code) })
    return [cancellable, identity, fee_rate]
  }
  expect(await of('ipanema')).toEqual([true, false, 100])
  expect(await of('brand_br')).toEqual([false, true, 0])
  expect(await of('brand_gb')).toEqual([false, true, 0])
  expect(await of('brand_on')).toEqual([true, true, 0])
})

test('[7.6] [market numbers.minimumAge] no merchant lets people under the age of its market play, whatever it configures', () => {
  expect(['ipanema', 'brand_br', 'brand_gb', 'brand_on'].map((code) => merchantOf(code).minimumAge)).toEqual([18, 18, 18, 19])
})

test('[7] [market numbers.wageringMax] a reward requires no more bets than the market allows: ten times in Great Britain', async () => {
  const words = { titlePt: 'Prêmio', titleEn: 'Prize', contentPt: '<p>Texto</p>' }
  const publish = (merchant: string, multiple: number) =>
    sandbox.send('POST', '/console/api/promotions/publish', {
      body: { merchant, ...words, mode: 'join', target: 1000, reward: 500, multiple },
    })
  expect(await publish('brand_gb', 11)).toMatchObject({ status: 403, body: { errorCode: 'access.market', value: { article: expect.stringContaining('5.1.1') } } }) // prettier-ignore
  expect([(await publish('brand_gb', 10)).status, (await publish('ipanema', 100)).status]).toEqual([200, 200])
})

test('[7.6] [market numbers.wageringMax numbers.oneProductPerOffer] an offer that is older than its market’s law cannot be chosen: more than ten times, or bets on two kinds of games', async () => {
  const offer = { percent: 100, min_amount: 1000, max_bonus: 50_000, first_only: false, starts_at: 0 }
  const offers = [
    { multiple: 10, weights: { RNG: 100 } },
    { multiple: 11, weights: { RNG: 100 } },
    { multiple: 5, weights: { RNG: 100, LIVE: 10 } },
  ]
  const chosen = async (merchant: string, channelId: string) => {
    await db.deleteFrom('deposit_promotions').where('merchant', '=', merchant).execute()
    const rows = offers.map(({ multiple, weights }, position) => ({
      ...offer,
      merchant,
      multiple,
      weights: JSON.stringify(weights),
      title_pt: `Bônus ${position}`,
      title_en: `Bonus ${position}`,
      position,
    }))
    const ids = await db.insertInto('deposit_promotions').values(rows).returning('id').execute()
    const { client } = await depositor(sandbox, { merchant })
    const listed = (await getDepositPromotions(client, { amount: minor(5000) })).content.length
    const codes: string[] = []
    for (const { id } of ids) {
      const form = { channelId, amount: minor(5000), promotionId: String(id) }
      const failure = await failureOf(depositByGateway(client, form, { idempotencyKey: crypto.randomUUID() }))
      codes.push(failure?.code ?? 'done')
    }
    return [listed, codes]
  }
  // The first order waits: the next ones are refused for that alone.
  expect(await chosen('ipanema', 'pix')).toEqual([3, ['done', 'deposit.open', 'deposit.open']])
  offers.reverse()
  expect(await chosen('brand_gb', 'card')).toEqual([1, ['deposit.promotion', 'deposit.promotion', 'done']])
})
