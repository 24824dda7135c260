import { shownCaptcha } from '../../testing/shownCaptcha.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, renderScreen } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { mobileMember, newMobile, sentCode } from '../../testing/mobileMember.ts'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { RegisterScreen } from '../RegisterScreen/RegisterScreen.tsx'
import { button } from '../../testing/roles.ts'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const thirdParty = (on: boolean) => consoleApi('thirdPartySms', { merchant: 'ipanema', on })
const made = (client: Client) => {
  const calls = vi.spyOn(client, 'request')
  return () => calls.mock.calls.map(([call]) => call.name)
}

async function askForCode(mobile: string) {
  await label('Celular').fill(mobile)
  await button(/Enviar código/).click()
  await expect.element(button(/Reenviar.*(01:00|00:5\d)/)).toBeVisible()
  await label('Código por SMS').fill(await sentCode(mobile))
}

beforeAll(() => thirdParty(true))
afterAll(() => thirdParty(false))
beforeEach(() => forgetPlayer(makeClient()))

test('[2.9] where a third party sends the codes, it checks them too, and its proof signs in', async () => {
  const client = makeClient()
  const names = made(client)
  const { mobile, userName } = await mobileMember()
  await renderScreen(<LoginScreen />, { path: '/m/login', client })
  await page.getByRole('radio', { name: 'Por SMS' }).click()
  await askForCode(mobile)
  await label('Código por SMS').fill('000000')
  await button(/^Entrar$/).click()
  await expect.element(page.getByText('Código incorreto ou vencido. Confira ou peça outro.')).toBeVisible()
  await label('Código por SMS').fill(await sentCode(mobile))
  await button(/^Entrar$/).click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).toBe(userName)
  expect(names()).toContain('redeemIdentity')
  expect(names()).not.toContain('sendCode')
})

test('[2.10] a registration by mobile verifies with the third party first; a code of ours is never requested', async () => {
  const client = makeClient()
  const names = made(client)
  await renderScreen(<RegisterScreen />, { path: '/m/register', client })
  await page.getByRole('radio', { name: 'Com celular' }).click()
  await askForCode(newMobile())
  await label('Senha').fill('Canario1234')
  await label('Repita a senha').fill('Canario1234')
  await button('Continuar').click()
  await page.getByLabelText('Tenho 18 anos ou mais.').click()
  await label('Código da imagem').fill(await shownCaptcha())
  await button('Cadastrar').click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(names().filter((name) => /redeemIdentity|registerByMobile|sendRegisterCode/.test(name))).toEqual([
    'redeemIdentity',
    'registerByMobile',
  ])
})
