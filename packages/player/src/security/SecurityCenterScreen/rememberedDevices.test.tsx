import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { login } from '@platform/sdk/account'
import { getRememberedDevices } from '@platform/sdk/security'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { newDevice, rememberedDevice } from '../../storage/rememberedDevice.ts'
import { forgetLogin, recallLogin } from '../../storage/rememberedLogin.ts'
import { SecurityCenterScreen } from './SecurityCenterScreen.tsx'

test('[4] what is remembered is listed in "Acessos à conta" and ends there: another device first, then this one, which forgets its login', async () => {
  const { session, userName: username, password } = await newMember()
  const client = makeClient({ session })
  const signIn = async () => {
    const { fields, store } = await newDevice(username)
    const { token } = await login(makeClient(), { type: 'username', username, password, ...fields })
    return { token, store }
  }
  await forgetLogin()
  // Two devices: this browser gets a new key when nothing is remembered.
  await signIn()
  const { token, store } = await signIn()
  await store('')
  client.session.set({ ...session, token })

  await renderScreen(<SecurityCenterScreen />, { path: '/m/securityCenter?view=history', client })
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') })
  await expect.element(page.getByRole('heading', { name: 'Entram sem digitar a senha' })).toBeVisible()
  expect(rows.elements()).toHaveLength(2)
  const remove = async (row: typeof rows) => {
    await row.getByRole('button').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esquecer' }).click()
  }
  await remove(rows.filter({ hasNotText: 'Agora' }))
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(await getRememberedDevices(client)).toMatchObject([{ current: true }])
  expect(recallLogin()?.byToken).toBe(true)

  await remove(rows)
  await expect.poll(() => rows.elements().length).toBe(0)
  expect(await getRememberedDevices(client)).toEqual([])
  expect([recallLogin(), await rememberedDevice()]).toEqual([undefined, undefined])
})
