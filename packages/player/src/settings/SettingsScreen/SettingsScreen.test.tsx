import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newMember, renderScreen } from '@platform/test-kit/browser'
import { SettingsScreen } from './SettingsScreen.tsx'

test('[2.13] without a session it leads home', async () => {
  await renderScreen(<SettingsScreen />, { path: '/m/set' })
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.13] it offers to sign out, and to change the password only once that screen exists', async () => {
  const { session, userName } = await newMember()
  await renderScreen(<SettingsScreen />, { path: '/m/set', session })
  await expect.element(page.getByRole('heading', { name: userName })).toBeVisible()
  expect(page.getByText('Alterar senha').query()).toBeNull()
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Ficar' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
