import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getUnreadCount } from '@platform/sdk/messages'
import { consoleApi, makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { MessagesScreen } from './MessagesScreen.tsx'

async function memberWith(...titles: string[]) {
  const { session, userName } = await newMember()
  for (const titlePt of titles) {
    const contentPt = `<p>Texto de ${titlePt} <img src=x onerror="window.hit=1"></p>`
    await consoleApi('messages/send', { merchant: 'ipanema', userName, titlePt, contentPt })
  }
  return makeClient({ session })
}
const open = (client = makeClient(), path = '/m/message') => renderScreen(<MessagesScreen />, { path, client })
const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

test('[2.1] a guest signs in first and comes back', async () => {
  await open()
  await expect.element(page.getByText('/m/login?back=%2Fm%2Fmessage')).toBeVisible()
})

test('[7.1] opening a message shows its text and puts its dot out', async () => {
  const client = await memberWith('Carta A', 'Carta B')
  await open(client)
  await expect.element(row(/Carta A/).getByText('Não lida', { exact: true })).toBeInTheDocument()
  await page.getByRole('button', { name: /Carta A/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Carta A' }).getByText('Texto de Carta A')).toBeVisible()
  await expect.poll(() => getUnreadCount(client, {})).toBe(1)
  await expect.element(row(/Carta A/).getByText('Não lida', { exact: true })).not.toBeInTheDocument()
  expect((globalThis as { hit?: number }).hit).toBeUndefined()
})

test('[7.1] the category unread leaves out what was read; all are read at once', async () => {
  const client = await memberWith('Carta A', 'Carta B')
  await open(client)
  await page.getByRole('tab', { name: 'Não lidas (2)' }).click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2)
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect.poll(() => getUnreadCount(client, {})).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Marcar todas como lidas' })).not.toBeInTheDocument()
})

test('[7.1] a message is deleted after a question', async () => {
  const client = await memberWith('Carta A', 'Carta B')
  await open(client)
  await page.getByRole('button', { name: /Carta A/ }).click()
  await page.getByRole('dialog', { name: 'Carta A' }).getByRole('button', { name: 'Apagar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect.element(row(/Carta A/)).not.toBeInTheDocument()
  await expect.element(row(/Carta B/)).toBeVisible()
})

test('[2.20] without messages the page says so', async () => {
  await open(await memberWith())
  await expect.element(page.getByText('Nenhuma mensagem por enquanto')).toBeVisible()
})
