import { expect, test } from 'vitest'
import { clientOf, type ReceivedRequest } from '../../test/stubGateway.ts'
import { checkUsername } from './checkUsername.ts'
import { sendCode } from './sendCode.ts'
import { sendRegisterCode } from './sendRegisterCode.ts'

const number = { mobileNum: '21987654321' }

/** What reaches the gateway. */
async function sent(ask: (client: ReturnType<typeof clientOf>) => Promise<unknown>): Promise<ReceivedRequest> {
  const asked: ReceivedRequest[] = []
  const client = clientOf((request) => {
    asked.push(request)
    return Response.json({ success: true, value: { expiredMinutes: 1, available: true } })
  })
  await ask(client)
  return asked[0]!
}

test.each([
  ['login', 'VERIFICATION3'],
  ['password', 'PWRESETSMS3'],
] as const)('[7.1] a code to %s is the number alone; what it is for is in the module id', async (purpose, module) => {
  const { body, headers, url } = await sent((client) => sendCode(client, { ...number, purpose }))
  expect(JSON.parse(body as string)).toEqual(number)
  expect([...url.searchParams]).toEqual([])
  expect(headers['X-Module-Id']).toBe(module)
})

test('[7.1] a number abroad takes its dialling code along', async () => {
  const abroad = { ...number, countryDialingCode: '351' }
  const { body } = await sent((client) => sendCode(client, { ...abroad, purpose: 'login' }))
  expect(JSON.parse(body as string)).toEqual(abroad)
})

test('[7.1] a code of registration and a look for a name have the module ids of their siblings', async () => {
  const code = await sent((client) => sendRegisterCode(client, { mobileNo: '21987654321', countryDialingCode: '55' }))
  expect(code.headers['X-Module-Id']).toBe('VERIFICATION3')
  const name = await sent((client) => checkUsername(client, { username: 'anaclara' }))
  expect(name.headers['X-Module-Id']).toBe('REG3')
})
