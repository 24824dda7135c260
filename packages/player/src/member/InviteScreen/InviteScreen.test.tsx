import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getMemberInfo } from '@platform/sdk/account'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { InviteScreen } from './InviteScreen.tsx'

const path = '/m/inviteFriends'

test('[5] inviting friends needs a session', async () => {
  await renderScreen(<InviteScreen />, { path })
  await expect.element(page.getByText('/m/login?back=%2Fm%2FinviteFriends')).toBeVisible()
})

test('[5] while referrals are off the player is told for two seconds whom to ask, and home shows', async () => {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'getWhitelabel', async (_input, pass) => ({
    ...((await pass()) as object),
    promotions: { REFERRAL: { enabled: false }, MISSION: { enabled: true } },
  }))
  const { router } = await renderApp(client, path)
  const toast = page.getByText('Este recurso está desligado. Fale com o atendimento.')
  await expect.element(toast).toBeVisible()
  const seen = performance.now()
  await expect.poll(() => router.state.location.pathname).toBe('/m/home')
  await expect.element(toast).not.toBeInTheDocument()
  expect(performance.now() - seen).toBeLessThan(2900)
})

test('[6] a member’s link leads to the registration with the member’s id', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const { id } = await getMemberInfo(client)
  await renderScreen(<InviteScreen />, { path, client })
  const link = `${location.origin}/m/register?r=${id}`
  await expect.element(page.getByText(link)).toBeVisible()
  const whatsapp = page.getByRole('link', { name: 'Enviar pelo WhatsApp' }).element() as HTMLAnchorElement
  expect(new URL(whatsapp.href).searchParams.get('text')).toContain(link)
  expect([whatsapp.target, whatsapp.rel]).toEqual(['_blank', 'noopener noreferrer'])
  // Each network by its own mark.
  const markOf = (name: string) => page.getByRole('link', { name }).element().querySelector('svg')!.innerHTML
  expect(markOf('Enviar pelo WhatsApp')).not.toBe(markOf('Enviar pelo Telegram'))
})
