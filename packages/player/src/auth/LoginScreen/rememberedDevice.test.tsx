import { get, createStore, entries as storedEntries } from 'idb-keyval'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, renderScreen, type NewMember } from '@platform/test-kit/browser'
import { changePassword, login } from '@platform/sdk/account'
import { MerchantProvider, useMerchant } from '../../merchant/MerchantProvider.tsx'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { entries } from '../../storage/entries.ts'
import { recallLogin, rememberLogin } from '../../storage/rememberedLogin.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { saveData } from '../../testing/saveData.ts'
import { intercept } from '../../testing/intercept.ts'
import { shownCaptcha } from '../../testing/shownCaptcha.ts'
import { LoginScreen } from './LoginScreen.tsx'

const user = page.getByLabelText('Usuário')
const password = page.getByLabelText('Senha', { exact: true })
const submit = page.getByRole('button', { name: 'Entrar', exact: true })
const home = page.getByText('/m/home')

beforeEach(() => forgetPlayer(makeClient()))

/** Opens the login, signs in with what `fill` types, and leaves again as a session that ended would. */
async function signIn({ fill, client = makeClient() }: { fill?: NewMember; client?: ReturnType<typeof makeClient> } = {}) {
  const used = intercept(client, 'signInByRefreshToken', (_input, pass) => pass())
  const logins = intercept(client, 'login', (_input, pass) => pass())
  const { unmount } = await renderScreen(<LoginScreen />, { path: '/m/login', client })
  if (fill) {
    await user.fill(fill.userName)
    await password.fill(fill.password)
  }
  await submit.click()
  await expect.element(home).toBeVisible()
  await expect.poll(() => recallLogin()?.byToken).toBe(true)
  await unmount()
  client.session.clear()
  return { used, logins }
}

test('[3] remember-me stores no password: the dots stand for a token, which changes each time', async () => {
  const member = await newMember()
  const { logins } = await signIn({ fill: member })
  expect(entries.rememberedLogin.get()).toEqual({
    type: 'username',
    username: member.userName,
    password: '',
    salt: '',
    countryDialingCode: '',
  })
  const tokens = [logins[0]!.refreshToken]
  for (let visit = 0; visit < 3; visit++) {
    const { used, logins: none } = await signIn()
    expect(none).toEqual([])
    expect(used).toHaveLength(1)
    expect(used[0]!.refreshToken).toBe(tokens.at(-1))
    tokens.push(used[0]!.nextToken)
    const number = async () => (await get<{ uses: number }>('rememberedLogin', createStore('platform', 'keys')))?.uses
    await expect.poll(number).toBe(visit + 1)
  }
  expect(new Set(tokens).size).toBe(4)
})

test('[3] neither token, password nor a key that can be read is in any storage of the page', async () => {
  const member = await newMember()
  const { logins } = await signIn({ fill: member })
  const { used } = await signIn()
  const secrets = [member.password, logins[0]!.refreshToken, used[0]!.nextToken] as string[]
  const stored = await storedEntries<string, Record<string, unknown>>(createStore('platform', 'keys'))
  const texts = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, stored, document.cookie])
  for (const secret of secrets) expect(texts).not.toContain(secret)
  const [, device] = stored.find(([key]) => key === 'rememberedLogin')!
  for (const key of [device.signKey, device.tokenKey] as CryptoKey[]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow(/not extractable/)
  }
  for (const cache of await caches.keys())
    for (const request of await (await caches.open(cache)).keys()) for (const secret of secrets) expect(request.url).not.toContain(secret)
})

test('[3] a lost answer is no sign-out: the next try sends the same two tokens', async () => {
  const member = await newMember()
  await signIn({ fill: member })
  const client = makeClient()
  let lost = 0
  intercept(client, 'signInByRefreshToken', async (_input, pass) => {
    const answer = await pass()
    if (lost++ === 0) throw new TypeError('network')
    return answer
  })
  const used = intercept(client, 'signInByRefreshToken', (_input, pass) => pass())
  const { unmount } = await renderScreen(<LoginScreen />, { path: '/m/login', client })
  await submit.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await submit.click()
  await expect.element(home).toBeVisible()
  expect(used).toHaveLength(2)
  expect(used[1]!.nextToken).toBe(used[0]!.nextToken)
  await unmount()
  client.session.clear()
  await signIn()
})

test('[3] a password that an earlier version stored signs in once more, and a token replaces it', async () => {
  const member = await newMember()
  await rememberLogin(member.userName, member.password)
  const { logins } = await signIn()
  expect(logins).toHaveLength(1)
  expect((await signIn()).logins).toEqual([])
})

test('[4] after a change of password elsewhere the dots are refused in words, and the password has to be typed', async () => {
  const member = await newMember()
  await signIn({ fill: member })
  const elsewhere = makeClient()
  const { token } = await login(elsewhere, { type: 'username', username: member.userName, password: member.password })
  elsewhere.session.set({ ...member.session, token })
  await changePassword(elsewhere, { oldPassword: member.password, newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' })
  await renderScreen(<LoginScreen />, { path: '/m/login' })
  await submit.click()
  await expect.element(page.getByText('A senha lembrada não vale mais neste aparelho. Digite sua senha.')).toBeVisible()
  await expect.element(password).toHaveValue('')
  await expect.element(password).toHaveFocus()
  await expect.element(user).toHaveValue(member.userName)
  expect(recallLogin()).toBeUndefined()
  await password.fill('Nova12345')
  await submit.click()
  await expect.element(home).toBeVisible()
  await expect.poll(() => recallLogin()?.byToken).toBe(true)
})

test('[2.9] a token needs the captcha that a password would need', async () => {
  saveData()
  const member = await newMember()
  await signIn({ fill: member })
  localStorage.removeItem('knownDevice')
  await login(makeClient(), { type: 'username', username: member.userName, password: 'Errada2026' }).catch(() => undefined)
  await renderScreen(<LoginScreen />, { path: '/m/login' })
  await submit.click()
  const captcha = page.getByLabelText('Código da imagem')
  await expect.element(captcha).toHaveValue('')
  await captcha.fill(await shownCaptcha())
  await submit.click()
  await expect.element(home).toBeVisible()
})

test('[3] where the gateway has no refresh call the password is sealed, unless the brand refuses that', async () => {
  const member = await newMember()
  const old = () => {
    const client = makeClient()
    intercept(client, 'getConsolidatedSettings', async (_input, pass) => ({ ...((await pass()) as object), refreshSignIn: false }))
    return client
  }
  for (const storesPassword of [true, false]) {
    const client = old()
    const logins = intercept(client, 'login', (_input, pass) => pass())
    const { unmount } = await renderScreen(
      <Brand storesPassword={storesPassword}>
        <LoginScreen />
      </Brand>,
      { path: '/m/login', client },
    )
    // The sealed record of the first round is not offered by the second brand.
    await expect.element(password).toHaveValue('')
    await user.fill(member.userName)
    await password.fill(member.password)
    await submit.click()
    await expect.element(home).toBeVisible()
    expect(logins[0]).not.toHaveProperty('deviceKey')
    if (storesPassword) await expect.poll(async () => recallLogin()?.reveal()).toBe(member.password)
    else await expect.poll(() => recallLogin()).toBeUndefined()
    await unmount()
    client.session.clear()
  }
})

test('[2.9] [market requires.warnings] the login whose dots stand for a token has the warning of the market', async () => {
  await signIn({ fill: await newMember() })
  await renderApp(makeClient(), '/m/login', { merchant: { market: 'br', minimumAge: 21 } })
  await expect.poll(() => (password.element() as HTMLInputElement).value).not.toBe('')
  await expect
    .element(page.getByText('Apostar pode causar dependência e perda de dinheiro. Proibido para menores de 21 anos.'))
    .toBeVisible()
})

function Brand({ storesPassword, children }: { storesPassword: boolean; children: ReactNode }) {
  const value = useMerchant()
  return <MerchantProvider value={{ ...value, merchant: { ...value.merchant, storesPassword } }}>{children}</MerchantProvider>
}
