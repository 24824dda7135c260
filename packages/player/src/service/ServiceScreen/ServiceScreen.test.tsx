import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { ServiceScreen } from './ServiceScreen.tsx'

const open = (client = makeClient()) => renderScreen(<ServiceScreen />, { path: '/m/service', client })

test('[2.18] encrypted links are decoded and open beside the app', async () => {
  await open()
  const chat = page.getByRole('link', { name: 'Chat ao vivo' })
  await expect.element(chat).toHaveAttribute('href', 'https://chat.ipanema.example/')
  await expect.element(chat).toHaveAttribute('target', '_blank')
  await expect.element(chat).toHaveAttribute('rel', 'noopener noreferrer')
})

test('[2.18] a link to a host that the merchant lists opens as its own do, and each network page has its entry beside it', async () => {
  const client = makeClient()
  const value = 'CPV+s9WLvxOPiKiKbVhGyCLJFZpEBYl+mS0HH0LGs54=k3yK3y!9'
  intercept(client, 'getCustomerService', () => Promise.resolve([{ type: 'WHATSAPP', name: 'Chat', value }]))
  await open(client)
  await expect.element(page.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', 'https://direct.lc.chat/123/')
  for (const network of ['Facebook', 'Telegram', 'WhatsApp'])
    await expect.element(page.getByRole('link', { name: `Ipanema no ${network}` })).toBeVisible()
})

test('[2.18] a link that does not decode to something safe is hidden', async () => {
  const client = makeClient()
  intercept(client, 'getCustomerService', async (_input, pass) => {
    const [first] = (await pass()) as { type: string; name: string; value: string }[]
    return [first, { type: 'WHATSAPP', name: 'Falso', value: 'https://evil.example/12345678' }, { type: 'X', name: 'Quebrado', value: '!' }]
  })
  await open(client)
  await expect.element(page.getByRole('link', { name: 'Chat ao vivo' })).toBeVisible()
  expect(page.getByText('Falso').query()).toBeNull()
  expect(page.getByText('Quebrado').query()).toBeNull()
})

test('[2.18] without any contact the page says so', async () => {
  const client = makeClient()
  intercept(client, 'getCustomerService', () => Promise.resolve([]))
  await open(client)
  await expect.element(page.getByText('Atendimento indisponível no momento')).toBeVisible()
})
