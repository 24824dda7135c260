import type { Access } from '@platform/sdk'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { authorise } from './authorise.ts'
import { hashToken } from './tokens.ts'

const sandbox = await fileSandbox()

/** Each group of calls and the member types that it is closed to (section 6). */
const closedTo: [Access, Record<number, string>][] = [
  ['guest', {}],
  ['member', {}],
  ['player', { 4: 'access.trial' }],
  ['agent', { 0: 'access.role', 4: 'access.role', 40: 'access.role' }],
  ['money', { 4: 'access.trial', 40: 'access.role' }],
  ['contract', { 4: 'access.trial', 40: 'access.role', 41: 'access.role', 42: 'access.role' }],
]

test.each(closedTo)('[6] calls of the group %s are open to every member type except the listed ones', async (access, closed) => {
  for (const type of [0, 1, 2, 4, 40, 41, 42]) {
    const { token, merchantCode } = await sandbox.member({ type })
    const request = { access, merchant: merchantCode, session: hashToken(token), now: Date.now() }
    const refusal = await failureOf(authorise(sandbox.sandbox.services, request))
    expect(refusal?.code, `type ${type}`).toBe(closed[type])
  }
})

test.each(['member', 'player', 'agent', 'money', 'contract'] as const)('[6] calls of the group %s need a session', async (access) => {
  const request = { access, merchant: 'ipanema', session: undefined, now: Date.now() }
  await expect(authorise(sandbox.sandbox.services, request)).rejects.toMatchObject({ code: 'session.required', status: 401 })
})
