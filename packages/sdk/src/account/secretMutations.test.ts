import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf, failure, readInput, session, success, type ReceivedRequest } from '../../test/stubGateway.ts'
import { walletKeys } from '../wallet/queries.ts'
import { changePassword } from './changePassword.ts'
import { changePasswordMutation } from './changePasswordMutation.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { registerMutation } from './registerMutation.ts'
import { setPasswordByPhoneMutation } from './setPasswordByPhoneMutation.ts'

const signedIn = { token: 'new', userName: 'novata', customerType: 0, firstTimeLogin: true }
const form = { registerUrl: 'x.example', registerMethod: 'H5' as const, password: 'Nova12345', confirmPassword: 'Nova12345' }

/** A gateway that makes the account, and answers the sign-in after it. */
function gateway(answerLogin: () => Response) {
  const asked: ReceivedRequest[] = []
  const client = clientOf(
    (request) => {
      asked.push(request)
      return request.url.pathname === login.path ? answerLogin() : success(register, { userName: 'novata' })
    },
    { session: undefined },
  )
  return { asked, client }
}

test('[4] registering signs in with what was chosen and opens the session; the key is the caller’s', async () => {
  const { asked, client } = gateway(() => success(login, signedIn))
  const cache = new QueryClient()
  cache
    .getQueryCache()
    .build(cache, { queryKey: walletKeys.balance(), meta: { private: true } } as never)
    .setData({})
  await new MutationObserver(cache, registerMutation(client)).mutate({ by: 'username', ...form, username: 'novata', idempotencyKey: 'k1' })
  expect(asked[0]?.headers['Idempotency-Key']).toBe('k1')
  expect(await readInput(login, asked[1]!)).toEqual({ type: 'username', username: 'novata', password: 'Nova12345' })
  expect(client.session.get()).toMatchObject({ token: 'new', firstTimeLogin: true })
  expect(cache.getQueryData(walletKeys.balance())).toBeUndefined()
})

test('[2.9] a proof of work is a header of the registration, not of the sign-in after it', async () => {
  const { asked, client } = gateway(() => success(login, signedIn))
  await new MutationObserver(new QueryClient(), registerMutation(client)).mutate({
    by: 'username',
    ...form,
    username: 'novata',
    proof: '12.abc',
  })
  expect(asked.map(({ headers }) => headers['Proof-Of-Work'])).toEqual(['12.abc', undefined])
  expect(JSON.stringify(await readInput(register, asked[0]!))).not.toContain('12.abc')
})

test('[4] a sign-in that fails takes no registration back', async () => {
  const { client } = gateway(() => failure(429, 'rate.limited'))
  const mutate = { by: 'mobile' as const, ...form, mobileNum: '11900001000', verificationCode: '123456' }
  const made = await new MutationObserver(new QueryClient(), registerMutation(client)).mutate(mutate)
  expect(made).toEqual({ userName: 'novata', session: undefined })
  expect(client.session.get()).toBeUndefined()
})

test('[4] a password set by phone signs in with the number as user name', async () => {
  const { asked, client } = gateway(() => success(login, signedIn))
  const input = { mobileNum: '11900001000', newPassword: 'Nova12345', verificationCode: '123456', countryDialingCode: '55' }
  await new MutationObserver(new QueryClient(), setPasswordByPhoneMutation(client)).mutate(input)
  const sent = { type: 'username', username: '11900001000', password: 'Nova12345', countryDialingCode: '55' }
  expect(await readInput(login, asked[1]!)).toEqual(sent)
  expect(client.session.get()?.token).toBe('new')
})

test('[4] a sign-in that fails after the new password was set does not undo it: the answer has no session', async () => {
  const { client } = gateway(() => failure(400, 'captcha.required'))
  const input = { mobileNum: '11900001000', newPassword: 'Nova12345', verificationCode: '123456' }
  expect(await new MutationObserver(new QueryClient(), setPasswordByPhoneMutation(client)).mutate(input)).toBeUndefined()
  expect(client.session.get()).toBeUndefined()
})

test('[4] a password that cannot be set opens no session', async () => {
  const client = clientOf(() => failure(400, 'modify.new.old.same'), { session: undefined })
  const attempt = new MutationObserver(new QueryClient(), setPasswordByPhoneMutation(client)).mutate({
    mobileNum: '11900001000',
    newPassword: 'Nova12345',
    verificationCode: '123456',
  })
  await expect(attempt).rejects.toMatchObject({ messageKey: 'samePassword' })
  expect(client.session.get()).toBeUndefined()
})

test('[2.12] changing the password sends it sealed, once, and leaves the session', async () => {
  const asked: ReceivedRequest[] = []
  const client = clientOf((request) => {
    asked.push(request)
    return failure(500, '')
  })
  const input = { oldPassword: 'Demo1234', newPassword: 'Nova12345', confirmNewPassword: 'Nova12345' }
  await expect(new MutationObserver(new QueryClient(), changePasswordMutation(client)).mutate(input)).rejects.toMatchObject({
    kind: 'server',
  })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).not.toContain('Demo1234')
  expect(await readInput(changePassword, asked[0]!)).toEqual(input)
  expect(client.session.get()).toEqual(session)
})
