import { register } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withBandeira } from '../testing/registeringMember.ts'
import type { RequestFacts } from './Place.ts'

const requests: RequestFacts[] = []
const place = {
  find: () => Promise.resolve(undefined),
  isInside: (request: RequestFacts) => {
    requests.push(request)
    return Promise.resolve(request.address !== '10.9.9.9')
  },
}
const sandbox = await fileSandbox({ merchants: withBandeira, place })

test('[2.10] a registration from outside the country is refused by what the request itself says, before anything else', async () => {
  await sandbox.console('flags', { merchant: 'bandeira', flag: 'USERNAMEREG3', on: true })
  const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
  const form = { ...passwords, username: 'fora1x', registerUrl: 'bandeira.example', registerMethod: 'H5' as const }
  const from = async (address: string) => (await failureOf(register(sandbox.client({ merchant: 'bandeira', address }), form)))?.code
  expect(await from('10.9.9.9')).toBe('region.restricted')
  expect(await from('10.9.9.8')).toBe('captcha.required')
  expect(requests).toEqual([
    { brand: 'bandeira', address: '10.9.9.9' },
    { brand: 'bandeira', address: '10.9.9.8' },
  ])
})
