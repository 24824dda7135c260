import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { AgentNoticeScreen } from '../AgentNoticeScreen/AgentNoticeScreen.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'

const open = (client = makeClient()) => renderScreen(<NoticeScreen />, { path: '/m/notice', client })

test('[7.2] a tap on an announcement opens its text, with links that lead to screens', async () => {
  const client = makeClient()
  const asked = intercept(client, 'getAnnouncementList', (_input, pass) => pass())
  await open(client)
  await page.getByRole('button', { name: /jogos de pesca/i }).click()
  const sheet = page.getByRole('dialog', { name: /jogos de pesca/i })
  await expect.element(sheet.getByRole('link', { name: 'Pesca' })).toHaveAttribute('href', '/m/gameList?gameType=FISH')
  expect(asked[0]).toMatchObject({ types: 'PL', pageNo: 1 })
})

test('[7.2] the newest is first, and without any the page says so', async () => {
  await open()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(2)
  const client = makeClient()
  intercept(client, 'getAnnouncementList', () => Promise.resolve({ content: [], pageNum: 1, totalPages: 0, footer: { unreadCount: 0 } }))
  await open(client)
  await expect.element(page.getByText('Nenhum aviso por enquanto')).toBeVisible()
})

test('[2.19] opening the list puts the badge of a member out', async () => {
  const client = makeClient({ session: (await newMember()).session })
  let unreadCount = 3
  intercept(client, 'getAnnouncementList', async (_input, pass) => ({ ...((await pass()) as object), footer: { unreadCount } }))
  const seen = intercept(client, 'readAnnouncements', (_input, pass) => {
    unreadCount = 0
    return pass()
  })
  await open(client)
  await expect.poll(() => seen.length).toBe(1)
})

test('[6] a trial account, which has no badge, reads without a word to the gateway', async () => {
  const client = makeClient({ session: (await newMember({ type: 4 })).session })
  const item = { id: '1', title: 'Aviso 1', content: '', publishedAt: 1 }
  intercept(client, 'getAnnouncementList', () =>
    Promise.resolve({ content: [item], pageNum: 1, totalPages: 1, footer: { unreadCount: 1 } }),
  )
  const seen = intercept(client, 'readAnnouncements', (_input, pass) => pass())
  await open(client)
  await expect.element(page.getByText('Aviso 1')).toBeVisible()
  expect(seen).toEqual([])
})

test('[8] a failed page stops paging and offers another try', async () => {
  const client = makeClient()
  let broken = true
  const item = (id: string) => ({ id, title: `Aviso ${id}`, content: '', publishedAt: 1 })
  intercept(client, 'getAnnouncementList', ({ pageNo }) => {
    if (pageNo === 2 && broken) return Promise.reject(refusal())
    return Promise.resolve({ content: [item(String(pageNo))], pageNum: pageNo, totalPages: 2, footer: { unreadCount: 0 } })
  })
  await open(client)
  const retry = page.getByRole('button', { name: 'Não foi possível carregar. Toque para tentar de novo.' })
  await expect.element(retry).toBeVisible()
  broken = false
  await retry.click()
  await expect.element(page.getByText('Aviso 2')).toBeVisible()
})

const agentPath = '/m/member/notice?types=A'

test('[2.19] agents read what is for agents too', async () => {
  const client = makeClient({ session: (await newMember({ type: 1 })).session })
  const asked = intercept(client, 'getAnnouncementList', (_input, pass) => pass())
  await renderScreen(<AgentNoticeScreen />, { path: agentPath, client })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(2)
  expect(asked[0]).toMatchObject({ types: 'A' })
})

test.each([0, 4, 40])('[6] a member of type %i has no announcements for agents', async (type) => {
  const client = makeClient({ session: (await newMember({ type })).session })
  const asked = intercept(client, 'getAnnouncementList', (_input, pass) => pass())
  await renderScreen(<AgentNoticeScreen />, { path: agentPath, client })
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(asked).toEqual([])
})

test('[6] a guest signs in first and comes back to them', async () => {
  await renderScreen(<AgentNoticeScreen />, { path: agentPath })
  await expect.element(page.getByText('/m/login?back=%2Fm%2Fmember%2Fnotice%3Ftypes%3DA')).toBeVisible()
})
