import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { slowAfter } from '../../blocks/page/useLoadingToast.ts'
import { answered } from '../../testing/answered.ts'
import { hurry } from '../../testing/hurry.ts'
import { gate, intercept } from '../../testing/intercept.ts'
import { recallLogin, rememberLogin } from '../../storage/rememberedLogin.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

test('[2.13] without a session it leads home', async () => {
  await renderScreen(<SettingsScreen />, { path: '/m/set' })
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.13] a session that has ended leads to the login before the password', async () => {
  const { session } = await newMember()
  const { client } = await renderScreen(<SettingsScreen />, { path: '/m/set', session })
  const change = page.getByRole('link', { name: 'Alterar senha' })
  await expect.element(change).toHaveAttribute('href', '/m/changePsw')
  client.session.clear()
  await change.click()
  await expect.element(page.getByText('/m/login?back=%2Fm%2FchangePsw')).toBeVisible()
})

test('[2.13] it offers to sign out, and asks first', async () => {
  const { session } = await newMember()
  await renderScreen(<SettingsScreen />, { path: '/m/set', session })
  // Its two entries, and nothing else.
  await expect.element(page.getByRole('button', { name: 'Sair da conta' })).toBeVisible()
  expect([page.getByRole('link').elements().length, page.getByRole('heading').elements().length]).toEqual([1, 0])
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('[4] on a page whose session has ended, signing out deletes what the device remembers', async () => {
  const { session } = await newMember()
  const { client } = await renderScreen(<SettingsScreen />, { path: '/m/set', session })
  await expect.element(page.getByRole('button', { name: 'Sair da conta' })).toBeVisible()
  await rememberLogin('anaclara', 'Demo1234')
  client.session.clear()
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(recallLogin()).toBeUndefined()
})

test('[9] a sign-out that takes 10 s says why and can be ended on this device; a player who signs in then stays', async () => {
  const { session } = await newMember()
  const client = makeClient({ session })
  const answer = gate()
  intercept(client, 'logout', () => answer.passed)
  await renderScreen(<SettingsScreen />, { path: '/m/set', client })
  // A call times out after the same delay: with `hurry` the site would count as closed.
  await answered(client)
  hurry(slowAfter)
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.element(page.getByText(/O site está demorando para responder/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sair agora' }).click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()).toBeUndefined()
  const next = (await newMember()).session
  client.session.set(next)
  answer.open()
  await painted()
  expect(client.session.get()).toEqual(next)
})
