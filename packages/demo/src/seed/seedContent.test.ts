import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedDatabase } from './seedDatabase.ts'
import { banners } from './catalogue/banners.ts'
import { popups } from './catalogue/notices.ts'
import { helpItems } from './catalogue/helpItems.ts'
import { memberMessages } from './catalogue/memberMessages.ts'
import { promotions } from './catalogue/promotions.ts'
import { promotionsFor } from './seedPromotions.ts'
import { lookOf } from '../art/lookOf.ts'
import { pictures } from '../art/pictures.ts'
import { auditLedger, fileSandbox, openSession } from '@platform/sandbox/testing'
import { getPromotions } from '@platform/sdk/promotions'
import { getHelpCenter } from '@platform/sdk/help'
import { getInbox, getOutbox } from '@platform/sdk/messages'

const sandbox = await fileSandbox({ demo: { seed: seedDatabase, pictures, lookOf }, seed: 'small' })

const ask = async (call: Parameters<typeof sandbox.call>[0], options = {}) => (await sandbox.call(call, {}, options)).body.value

async function signedIn(username: string) {
  const { id } = await sandbox.db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', 'ipanema')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { token: await openSession(sandbox.db, id, sandbox.sandbox.services.now()) }
}

test('[2.15] there are promotions in every category, with pictures that exist', async () => {
  const { content } = await ask(getPromotions)
  expect(content.length).toBeGreaterThanOrEqual(10)
  expect(new Set(content.map(({ category }: { category: string }) => category)).size).toBeGreaterThanOrEqual(4)
  for (const { announcementImages } of content) {
    const picture = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200${announcementImages[0].url}`))
    expect(picture.status).toBe(200)
    expect((await picture.text()).length).toBeLessThan(6144)
  }
})

test('[2.4] the link called favorites opens the favorites, in both languages', () => {
  const texts = popups.flatMap(({ content }) => content)
  const links = texts.flatMap((text) => [...text.matchAll(/href="([^"]+)">Favo/g)].map(([, href]) => href))
  expect(links).toEqual(['/m/gameList?category=FAV', '/m/gameList?category=FAV'])
})

test('[2.5] a hot match shows the clubs of its game', async () => {
  const matches = await sandbox.db.selectFrom('hot_matches').selectAll().where('merchant', '=', 'ipanema').orderBy('position').execute()
  expect(matches.length).toBeGreaterThanOrEqual(5)
  for (const { node_id, home_team_image, away_team_image } of matches) {
    const { signs } = lookOf({ node_id, icon: `/cdn/games/${node_id}.svg`, kind: 'match', language: 'PT' })
    expect([home_team_image, away_team_image]).toEqual(signs)
  }
  expect(new Set(matches.map(({ home_team_image }) => home_team_image)).size).toBe(matches.length)
})

test('[2.15] [market br.rules.depositBonus br.rules.advantageBeforeBet] in a regulated market no reward is given for a deposit, an installation or an invitation', () => {
  const texts = (market: string | undefined) =>
    promotionsFor({ code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9, features: ['REFERRAL'], market }).flatMap(
      (promotion) => (['pt', 'en'] as const).map((locale) => JSON.stringify([promotion[locale], promotion.body[locale]])),
    )
  const gift =
    /bônus|bonus|cashback|em dobro|doubled|depósito|deposit|\binstal|indique|invite|aniversário|birthday|devol|de volta|\bback\b/i
  expect(texts('open').some((text) => gift.test(text))).toBe(true)
  expect(texts('br').filter((text) => gift.test(text))).toEqual([])
  expect(texts('br').length).toBeGreaterThanOrEqual(8)
})

test('[3] the demo members have promotions in every status', async () => {
  const statuses = await Promise.all(
    ['anaclara', 'brunoagente', 'caionovo'].map(async (name) =>
      (await ask(getPromotions, await signedIn(name))).content.map((it: { status?: string }) => it.status),
    ),
  )
  const seen = new Set(statuses.flat())
  for (const status of ['join', 'applying', 'close', 'rejected', 'issued', 'claimed', 'comingSoon']) expect(seen).toContain(status)
  expect(['joined', 'process', 'claim'].filter((status) => seen.has(status)).length).toBeGreaterThanOrEqual(2)
})

test('[2.16] the help centre has at least eight items, in both languages', async () => {
  const [pt, en] = [await ask(getHelpCenter), await ask(getHelpCenter, { language: 'en' })]
  expect(pt.length).toBeGreaterThanOrEqual(8)
  expect(en).toHaveLength(pt.length)
  for (const [index, item] of pt.entries()) expect(en[index].content).not.toBe(item.content)
})

test('[2.7] help, promotions and messages name no feature that the merchant does not have', () => {
  const merchant = { code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9 }
  const words: Record<string, RegExp> = {
    VIPBENEFIT3: /VIP|benefits|Bronze|Prata/,
    REFERRAL: /inviteFriends/,
    MISSION: /leaderBoard/,
    REWCEN3: /rewardCenter/,
    USERNAMEREG3: /usuário ou celular|username or a mobile/,
    MOBILEREG3: /usuário ou celular|username or a mobile/,
  }
  const textsOf = (features: string[]) => JSON.stringify([helpItems, promotionsFor].map((list) => list({ ...merchant, features })))
  for (const [feature, word] of Object.entries(words)) {
    expect(textsOf(Object.keys(words).filter((one) => one !== feature)), feature).not.toMatch(word)
    const letters = memberMessages.filter(({ needs }) => needs !== feature)
    expect(JSON.stringify(letters), feature).not.toMatch(word)
  }
  for (const feature of ['VIPBENEFIT3', 'REFERRAL', 'REWCEN3', 'MOBILEREG3']) expect(textsOf(Object.keys(words))).toMatch(words[feature]!)
  // Every merchant has the banner of registrations.
  expect(JSON.stringify(banners)).not.toMatch(words.MOBILEREG3!)
})

test('[2.16] a link to an item of the help centre names the right one, in every market', () => {
  for (const market of ['open', 'br']) {
    const items = helpItems({ code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9, market, features: [] })
    expect(items[7]!.title[0]).toBe('Instalar o app')
    expect(items[8]!.title[0]).toMatch(/^Jogo responsável/)
  }
})

test('[2.14] each demo member has messages, some of them unread', async () => {
  for (const name of ['anaclara', 'brunoagente', 'caionovo']) {
    const { content, unreadCount } = await ask(getInbox, await signedIn(name))
    expect(content.length, name).toBeGreaterThan(0)
    expect(unreadCount, name).toBeGreaterThan(0)
  }
})

test('[7.6] the paid rewards are in the ledger', async () => {
  expect(await auditLedger(sandbox.db)).toEqual({})
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger_transfers where kind = 'bonus'`.execute(sandbox.db)
  expect(rows[0]?.n).toBeGreaterThan(0)
})

test('[7.6] a paid reward has the same time in the account record', async () => {
  const { rows } = await sql<{ paid: number; recorded: number }>`
    select r.paid_at as paid, w.created_at as recorded from rewards r
    join ledger_transfers t on t.key = r.ledger_key join wallet_rows w on w.transfer_id = t.id and w.member_id = r.member_id`.execute(
    sandbox.db,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ paid, recorded }) => paid !== recorded)).toEqual([])
})

const tags = /<(?!\/?(?:p|h3|ol|ul|li|strong|em|a)\b)[^>]*>/
const href = /href="([^"]*)"/g

test('[2.4] every body has only plain tags, and its links lead to routes or to https', async () => {
  const { rows } = await sql<{ html: string }>`
    select unnest(array[content_pt, content_en]) as html from promotions
    union all select unnest(array[content_pt, content_en]) from help_items
    union all select unnest(array[content_pt, content_en]) from messages
    union all select unnest(array[content_pt, content_en]) from announcements`.execute(sandbox.db)
  expect(rows.length).toBeGreaterThan(promotions.length * 2)
  for (const { html } of rows) {
    expect(html).not.toMatch(tags)
    for (const [, link] of html.matchAll(href)) expect(link).toMatch(/^(\/m\/[\w/]+(\?[\w=&]+)?|https:\/\/[\w.]+\/)$/)
  }
})

test('[7.5] the demo agent has letters from direct members and from the upline, and wrote two', async () => {
  const bruno = await signedIn('brunoagente')
  const { body } = await sandbox.call(getInbox, { fromMembers: 'true' }, bruno)
  expect(body.value).toMatchObject({ unreadCount: 1, content: [{ from: 'ligiaagente' }, { from: 'marioagente' }, { fromUpline: true }] })
  const { content } = (await sandbox.call(getOutbox, {}, bruno)).body.value
  expect(content).toMatchObject([
    { userName: 'inesrede', readCount: 1 },
    { userName: 'ligiaagente', readCount: 1 },
  ])
})
