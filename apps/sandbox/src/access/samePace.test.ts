import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { login, register, sendPasswordEmail } from '@platform/sdk/account'
import { afterAll, expect, test, vi } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'

const hashing = vi.spyOn(crypto, 'scrypt')
syncBuiltinESMExports()
const sandbox = await fileSandbox()
afterAll(() => {
  hashing.mockRestore()
  syncBuiltinESMExports()
})

const attempt = (username: string, password = 'Errada2026') => login(sandbox.client(), { type: 'username', username, password })

/** Hashing takes nearly all the time: equally many hashes mean equally long answers, so no time has to be measured. */
async function workOf(deed: () => Promise<unknown>) {
  hashing.mockClear()
  const error = await failureOf(deed())
  return {
    hashes: hashing.mock.calls.length,
    code: error?.code,
    status: error?.status,
    message: error?.message,
    messageKey: error?.messageKey,
  }
}

test('[2.9] unknown user, wrong password, disabled member and trial account get the same answer after the same work', async () => {
  const [member, disabled] = [await sandbox.member(), await sandbox.member()]
  const trial = await sandbox.member({ type: 4 })
  await sandbox.db.updateTable('members').set({ disabled: true }).where('account', '=', disabled.userName).execute()
  const wrong = await workOf(() => attempt(member.userName))
  expect(wrong).toMatchObject({ hashes: 2, code: 'login.password', status: 400 })
  for (const name of ['naoexiste', disabled.userName, trial.userName, '11999990000'])
    expect(await workOf(() => attempt(name)), name).toEqual(wrong)
})

test('[2.9] the control: work is counted', async () => {
  expect((await workOf(() => sandbox.member())).hashes).toBe(1)
  expect((await workOf(() => sandbox.send('GET', '/wps/system/status'))).hashes).toBe(0)
})

test('[2.11] a password by e-mail takes the same work for an unknown address', async () => {
  const { userName } = await sandbox.member({ email: 'dona@correio.example' })
  const ask = (username: string, email: string) => workOf(() => sendPasswordEmail(sandbox.client(), { username, email }))
  const right = await ask(userName, 'dona@correio.example')
  expect(right).toEqual({ hashes: 1, code: undefined, status: undefined, message: undefined, messageKey: undefined })
  expect(await ask('naoexiste', 'outra@correio.example')).toEqual(right)
})

test('[2.10] a refused registration computes no hash: limits and captcha come first', async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
  const refused = await workOf(() => register(sandbox.client(), { ...form, username: 'novo1x' }))
  expect(refused).toMatchObject({ hashes: 0, code: 'captcha.required' })
  const solved = await solveCaptcha(sandbox)
  const made = await workOf(() => register(sandbox.client(), { ...form, username: 'novo1x', ...solved }))
  expect(made).toMatchObject({ hashes: 1, code: undefined })
})

test('[2.9] a member with a pending temporary password takes the same work too', async () => {
  const { userName } = await sandbox.member({ email: 'outra@correio.example' })
  await sendPasswordEmail(sandbox.client(), { username: userName, email: 'outra@correio.example' })
  expect(await workOf(() => attempt(userName))).toEqual(await workOf(() => attempt('tambemnao')))
})
