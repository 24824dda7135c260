import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { BusinessError } from '@platform/sdk'
import { setLimit } from '@platform/sdk/protection'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { depositor } from '../../testing/depositor.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, link } from '../../testing/roles.ts'

const soon = { timeout: 10_000 }
const resetsAt = Date.UTC(2026, 11, 1, 3)
const reached = (left: number) =>
  new BusinessError('limit', {
    code: 'limit.deposit',
    status: 400,
    texts: { 'limit.deposit': 'limitDeposit' },
    value: { period: 'day', limit: 10_000, left, resetsAt },
  })
const dialog = () => page.getByRole('dialog', { name: 'Limite atingido' })

test('[7.6] a deposit that a limit refuses names the limit and when it starts again, with no way to raise it', async () => {
  const { client } = await depositor()
  intercept(client, 'depositByGateway', () => Promise.reject(reached(0)))
  await renderApp(client, '/m/voucherCenter')
  await button('R$ 50').click()
  await button(/^Gerar Pix/).click()
  await expect.element(dialog(), soon).toBeVisible()
  await expect
    .element(dialog().getByText(/^Você chegou ao limite que definiu: R\$\s100,00 por dia\. Ele recomeça em 01\/12\/2026, 00:00/))
    .toBeVisible()
  await expect.element(dialog().getByText(/Sacar e ver o histórico continuam abertos\.$/)).toBeVisible()
  expect(
    dialog()
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href')),
  ).toEqual(['/m/withdraw', '/m/gameRecord'])
  await button('Entendi').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('[7.6] while a part of the limit remains, the form says so itself', async () => {
  const { client } = await depositor()
  intercept(client, 'depositByGateway', () => Promise.reject(reached(2000)))
  await renderApp(client, '/m/voucherCenter')
  await button('R$ 50').click()
  await button(/^Gerar Pix/).click()
  await expect.element(page.getByText(/Este valor passa do seu limite de depósito/)).toBeVisible()
  expect(dialog().query()).toBeNull()
})

test('[7.6] before the first deposit a limit is offered, once; the deposit leads to limits and pause', async () => {
  const { client } = await depositor()
  await renderApp(client, '/m/voucherCenter')
  const offer = page.getByRole('region', { name: 'Quanto você quer gastar, no máximo?' })
  await expect.element(offer.getByRole('link', { name: 'Definir limite' })).toHaveAttribute('href', '/m/responsible?view=limits')
  await expect.element(link('Limites e pausa')).toHaveAttribute('href', '/m/responsible')
  await offer.getByRole('button', { name: 'Agora não' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await renderApp(makeClient({ session: client.session.get() }), '/m/voucherCenter')
  await expect.element(link('Limites e pausa').last()).toBeVisible()
  expect(offer.query()).toBeNull()
})

test.each([false, true])('[7.6] the member centre reminds of no limits that are new (some were set: %s)', async (isSet) => {
  const client = makeClient({ session: (await newMember()).session })
  if (isSet) await setLimit(client, { kind: 'bets', period: 'week', value: 20 })
  const limits = intercept(client, 'getLimits', (_input, pass) => pass())
  await renderApp(client, '/m/mine')
  await expect.element(link('Jogo responsável').first()).toHaveAttribute('href', '/m/responsible')
  await expect.poll(() => limits.length).toBe(1)
  await painted()
  expect(page.getByRole('region', { name: 'Seus limites ainda fazem sentido?' }).query()).toBeNull()
})

test('[7.6] after half a year the member centre reminds of the limits', async () => {
  const client = makeClient({ session: (await newMember()).session })
  await setLimit(client, { kind: 'bets', period: 'week', value: 20 })
  intercept(client, 'getLimits', async (_input, pass) => ({ ...((await pass()) as object), remindedAt: 1, reminderDue: true }))
  await renderApp(client, '/m/mine')
  const reminder = page.getByRole('region', { name: 'Seus limites ainda fazem sentido?' })
  await expect.element(reminder.getByRole('link', { name: 'Ver meus limites' })).toHaveAttribute('href', '/m/responsible?view=limits')
  // Who looks has been reminded.
  const read = intercept(client, 'readLimitReminder', (_input, pass) => pass())
  await reminder.getByRole('link', { name: 'Ver meus limites' }).click()
  await expect.poll(() => read.length).toBe(1)
})
