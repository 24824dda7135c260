import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Link } from 'react-router'
import { painted } from '@platform/config/settle'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import type { Client } from '@platform/sdk'
import { forgetPlayer } from '../session/forgetPlayer.ts'
import { hurry } from '../testing/hurry.ts'
import { callsOf, gate, intercept } from '../testing/intercept.ts'
import { mobileMember, sentCode } from '../testing/mobileMember.ts'
import { button } from '../testing/roles.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx'
import { ForgetScreen } from './ForgetScreen/ForgetScreen.tsx'

const label = (text: string) => page.getByLabelText(text, { exact: true })
const screens = { '/m/forget': ForgetScreen, '/m/changePsw': ChangePasswordScreen }

beforeEach(() => forgetPlayer(makeClient()))

/** A screen beside a way to another one. */
async function open(path: keyof typeof screens, client: Client) {
  const Screen = screens[path]
  await renderScreen(
    <>
      <Screen />
      <Link to="/m/help">Sair daqui</Link>
    </>,
    { path, client },
  )
}

/** Leaves while `call` is pending, then lets it succeed. Returns what shows if nothing has navigated since. */
async function leaveDuring(client: Client, call: string, submit: () => Promise<void>) {
  const answer = gate()
  const asked = intercept(client, call, async (_input, pass) => {
    await answer.passed
    return pass()
  })
  await submit()
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('link', { name: 'Sair daqui' }).click()
  await expect.element(page.getByText('/m/help')).toBeVisible()
  hurry(1000)
  answer.open()
  await expect.poll(() => callsOf(client).underWay).toBe(0)
  for (let frame = 0; frame < 5; frame++) await painted()
  return page.getByText('/m/help')
}

test('[2.11] a password by e-mail leads nowhere once the player has left', async () => {
  const { email, userName } = await mobileMember()
  const client = makeClient()
  await open('/m/forget', client)
  await page.getByRole('radio', { name: 'Por e-mail' }).click()
  await label('Usuário').fill(userName)
  await label('E-mail').fill(email)
  const left = await leaveDuring(client, 'sendPasswordEmail', () => button('Enviar senha provisória').click())
  await expect.element(left).toBeVisible()
})

test('[2.11] a password by phone signs in and leads nowhere once the player has left', async () => {
  const { mobile, userName } = await mobileMember()
  const client = makeClient()
  await open('/m/forget', client)
  await label('Celular').fill(mobile)
  await button(/Enviar código/).click()
  await label('Código por SMS').fill(await sentCode(mobile))
  await label('Nova senha').fill('Nova1234')
  const left = await leaveDuring(client, 'setPasswordByPhone', () => button('Salvar e entrar').click())
  await expect.element(left).toBeVisible()
  expect(client.session.get()?.userName).toBe(userName)
})

test('[2.12] a changed password leads nowhere once the player has left', async () => {
  const member = await newMember()
  const client = makeClient({ session: member.session })
  await open('/m/changePsw', client)
  await label('Senha atual').fill(member.password)
  await label('Nova senha').fill('Nova1234')
  await label('Repita a nova senha').fill('Nova1234')
  const left = await leaveDuring(client, 'changePassword', () => button('Salvar nova senha').click())
  await expect.element(left).toBeVisible()
})
