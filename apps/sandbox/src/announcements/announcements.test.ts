import { getAnnouncementList, getLobbyNews, readAnnouncements } from '@platform/sdk/announcements'
import { getPopularGames } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()

const titles = (items: { title: string }[]) => items.map(({ title }) => title)
const listOf = async (fields: Record<string, string> = {}, options = {}) =>
  (await sandbox.call(getAnnouncementList, fields, options)).body.value

const notice = (title: string, more: object = {}) => ({
  merchant: 'ipanema',
  kind: 'PL' as 'PL' | 'LN',
  title_pt: title,
  title_en: `${title} (en)`,
  execution: null,
  promotion_type: null,
  ends_at: null,
  ...more,
})

test('[7.2] the list has current announcements, newest first, 20 a page, in the requested language', async () => {
  const rows = Array.from({ length: 21 }, (_, i) => notice(`Aviso ${i + 1}`, { starts_at: i + 1 }))
  await sandbox.db.insertInto('announcements').values(rows).execute()
  const first = await listOf()
  expect(first.content).toHaveLength(20)
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, footer: { unreadCount: 0 } })
  expect(titles(first.content)[0]).toBe('Aviso 21')
  expect(titles((await listOf({ pageNo: '2' }, { language: 'en' })).content)).toEqual(['Aviso 1 (en)', 'Aviso (en)'])
  expect((await listOf({ pageNo: '3' })).content).toEqual([])
  expect(titles((await listOf({}, { merchant: 'lotus' })).content)).toEqual(['Aviso'])
})

test('[2.19] only agents read announcements for agents', async () => {
  const [player, agent] = [await sandbox.member({ merchant: 'lotus' }), await sandbox.member({ merchant: 'lotus', type: 1 })]
  const seen = async (token?: string) => titles((await listOf({ types: 'A' }, { merchant: 'lotus', token })).content)
  expect(await seen()).toEqual(['Aviso'])
  expect(await seen(player.token)).toEqual(['Aviso'])
  expect(await seen(agent.token)).toEqual(['Para agentes', 'Aviso'])
})

test('[3] unread announcements are counted for each member until read', async () => {
  const [one, two] = [await sandbox.member({ merchant: 'lotus' }), await sandbox.member({ merchant: 'lotus' })]
  await sandbox.db
    .insertInto('announcements')
    .values(notice('Novo', { merchant: 'lotus', starts_at: 5 }))
    .execute()
  const unread = async ({ token }: { token: string }) => (await listOf({}, { merchant: 'lotus', token })).footer.unreadCount
  expect(await unread(one)).toBe(1)
  expect((await sandbox.call(readAnnouncements, {}, { merchant: 'lotus', token: one.token })).status).toBe(200)
  expect([await unread(one), await unread(two)]).toEqual([0, 1])
})

test('[6] a trial account can read, but not mark as read', async () => {
  const trial = await sandbox.member({ type: 4 })
  const options = { merchant: trial.merchantCode, token: trial.token }
  expect((await sandbox.call(getAnnouncementList, {}, options)).status).toBe(200)
  expect(await sandbox.call(readAnnouncements, {}, options)).toMatchObject({ status: 403, body: { errorCode: 'access.trial' } })
})

test('[7.2] lobby news are listed newest first, none before its start', async () => {
  const soon = sandbox.sandbox.services.now() + 60_000
  await sandbox.db
    .insertInto('announcements')
    .values([
      notice('Velha', { kind: 'LN', starts_at: 1 }),
      notice('Nova', { kind: 'LN', starts_at: 2, image_pt: '/cdn/banners/pesca.pt.svg' }),
      notice('Amanhã', { kind: 'LN', starts_at: soon }),
    ])
    .execute()
  const { content } = (await sandbox.call(getLobbyNews)).body.value
  expect(content.map(({ title, imageUrl }: { title: string; imageUrl: string }) => [title, imageUrl])).toEqual([
    ['Nova', '/cdn/banners/pesca.pt.svg'],
    ['Velha', ''],
  ])
})

test('[2.6] popular games are grouped by the merchant’s categories, without empty ones', async () => {
  const { body } = await sandbox.call(getPopularGames)
  expect(body.map(({ gameType }: { gameType: string }) => gameType)).toEqual(['RNG'])
  expect(body[0].games.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(['slot-4', 'slot-3', 'slot-2', 'slot-1', 'slot-0'])
})

test('[2.16] the help centre has its order, and shows Portuguese where a translation is missing', async () => {
  const item = (position: number, title_pt: string, title_en: string) => ({
    merchant: 'ipanema',
    position,
    title_pt,
    title_en,
    content_pt: '<p>1</p>',
    content_en: '',
  })
  await sandbox.db
    .insertInto('help_items')
    .values([item(1, 'Saque', ''), item(0, 'Depósito', 'Deposit')])
    .execute()
  const answer = await sandbox.call(getHelpCenter, {}, { language: 'en' })
  expect(answer.body.value).toEqual([
    { title: 'Deposit', content: '<p>1</p>' },
    { title: 'Saque', content: '<p>1</p>' },
  ])
  expect((await sandbox.call(getHelpCenter, {}, { merchant: 'lotus' })).body.value).toEqual([])
})
