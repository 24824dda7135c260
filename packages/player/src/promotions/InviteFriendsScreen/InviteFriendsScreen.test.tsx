import { generate } from 'lean-qr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getMemberInfo } from '@platform/sdk/account'
import { claimRewards } from '@platform/sdk/rewards'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { drawPoster, POSTER } from './drawPoster.ts'
import { InviteFriendsScreen } from './InviteFriendsScreen.tsx'

const path = '/m/inviteFriends'

test('[5] inviting friends needs a session', async () => {
  await renderScreen(<InviteFriendsScreen />, { path })
  await expect.element(page.getByText('/m/login?back=%2Fm%2FinviteFriends')).toBeVisible()
})

test('[5] while referrals are off the player reads for two seconds whom to ask, and home shows', async () => {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'getWhitelabel', async (_input, pass) => ({
    ...((await pass()) as object),
    promotions: { REFERRAL: { enabled: false }, MISSION: { enabled: true } },
  }))
  const waits = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => waits.mockRestore())
  const { router } = await renderApp(client, path)
  const toast = page.getByText('Este recurso não está disponível. Fale com o atendimento.')
  await expect.element(toast).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
  await expect.element(toast).not.toBeInTheDocument()
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(2000)
})

test('[6] a member’s link leads to the registration with the member’s id; it is copied, sent, and drawn as a code', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const { id } = await getMemberInfo(client)
  await renderScreen(<InviteFriendsScreen />, { path, client })
  const link = `${location.origin}/m/register?r=${id}`
  await expect.element(page.getByText(link)).toBeVisible()
  const whatsapp = page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).element() as HTMLAnchorElement
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain(link)
  expect([whatsapp.target, whatsapp.rel]).toEqual(['_blank', 'noopener noreferrer'])
  // Each network has its own logo.
  const markOf = (name: string) => page.getByRole('link', { name }).element().querySelector('svg')!.innerHTML
  expect(markOf('Enviar pelo WhatsApp')).not.toBe(markOf('Enviar pelo Telegram'))
  await page.getByRole('button', { name: 'QR code e pôster' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code do seu link de convite' })).toBeVisible()
  const poster = page.getByRole('img', { name: 'Pôster com seu QR code e seu código' })
  await expect.element(poster).toBeVisible()
  await expect.poll(() => (poster.element() as HTMLImageElement).naturalWidth).toBe(POSTER.width)
  await expect.element(page.getByRole('button', { name: 'Salvar pôster' })).toBeVisible()
})

test('[2.1] the poster carries the link as a code that reads back module by module', () => {
  const canvas = document.createElement('canvas')
  const link = 'https://ipanema.example/m/register?r=100234'
  const texts = { brand: 'B', headline: 'H'.repeat(200), text: 'T', code: 'C', legal: 'L', link }
  drawPoster(canvas, texts, { background: '#123456', text: '#fff', font: 'sans-serif' })
  const qr = generate(link)
  const module = Math.floor(POSTER.code / (qr.size + 8))
  const left = Math.round((POSTER.width - module * (qr.size + 8)) / 2)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const dark = (x: number, y: number) =>
    context.getImageData(left + (x + 4.5) * module, POSTER.top + (y + 4.5) * module, 1, 1).data[0] === 0
  const size = Array.from({ length: qr.size }, (_, index) => index)
  expect(size.flatMap((y) => size.filter((x) => dark(x, y) !== qr.get(x, y)))).toEqual([])
  expect(dark(-2, -2)).toBe(false)
})

test('[2.1] every line of the poster has the colour of its texts, also below the code', () => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')!
  const lines: [string, unknown][] = []
  vi.spyOn(context, 'fillText').mockImplementation((line) => void lines.push([line, context.fillStyle]))
  drawPoster(
    canvas,
    { brand: 'B', headline: 'H', text: 'T', code: 'C', legal: 'L', link: 'x' },
    { background: '#a8275f', text: '#fff', font: 'serif' },
  )
  expect(lines).toEqual(['B', 'H', 'T', 'C', 'L'].map((line) => [line, '#ffffff']))
})

test('[2.1] what friends brought is claimed with one tap and one key; friends say what they lack', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const income = {
    id: 'referral:income@2026-11-19',
    source: 'referral',
    title: 'x',
    amount: 173,
    status: 'claim',
    multiple: 0,
    required: 0,
  }
  intercept(client, 'getReferral', async (_input, pass) => ({
    ...((await pass()) as object),
    income: [income, { ...income, id: 'b', amount: 27 }],
    stake: 10_000,
  }))
  intercept(client, 'getReferredFriends', () =>
    Promise.resolve({
      content: [{ name: 'be•••o', registeredTime: 1, state: 'playing', stake: 20_000, daysLeft: 0, identityNeeded: true }],
      pageNum: 1,
      totalPages: 1,
    }),
  )
  const asked = intercept(client, claimRewards.name, () => Promise.resolve({ amount: 200, ids: [income.id, 'b'] }))
  const { router } = await renderApp(client, `${path}?tab=income`)
  await page.getByRole('button', { name: 'Resgatar R$ 2,00' }).dblClick()
  await expect.element(page.getByText('Você ganhou R$ 2,00!')).toBeVisible()
  expect(asked).toEqual([{ ids: [income.id, 'b'] }])
  await page.getByRole('tab', { name: 'Amigos' }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=friends')
  await expect.element(page.getByText('Falta confirmar a identidade.')).toBeVisible()
})
