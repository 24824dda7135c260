import type { Call } from '@platform/sdk'
import type { RegistrationState } from '@platform/sdk/account'
import { allCalls } from '@platform/sdk/testing'
import { expect, test } from 'vitest'
import { addKyc } from '../testing/addKyc.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withBandeira } from '../testing/registeringMember.ts'
import type { Person } from './people.ts'
import { guestRules } from './guestRules.ts'
import { protectedRules } from './protectedRules.ts'
import { rules } from './rules.ts'
import { sendCall } from './sendCall.ts'
import { stateRules } from './stateRules.ts'

type Inactive = Exclude<RegistrationState, 'active'>

const sandbox = await fileSandbox({ merchants: withBandeira })
const { db, sandbox: gateway } = sandbox
// Nothing changes by the clock, and the registers get no questions.
await gateway.pause()

const set = (id: number, values: { underage_at?: number; registering?: boolean }) =>
  db.updateTable('members').set(values).where('id', '=', id).execute()

/** What makes a member of bandeira not active, in the database. */
const become: Record<Inactive, (id: number) => Promise<unknown>> = {
  registered: (id) => set(id, { registering: true }),
  identifying: async (id) => {
    await set(id, { registering: true })
    await db.updateTable('registry_states').set({ answer: 'clear' }).where('member_id', '=', id).execute()
  },
  underage: (id) => set(id, { underage_at: 1 }),
  refused: async (id) => {
    for (let tries = 0; tries < 3; tries++) {
      await addKyc(db, id, 'review')
      await db.updateTable('kyc_requests').set({ status: 'refused', decided_at: 1 }).where('member_id', '=', id).execute()
    }
  },
  impeded: async (id) => {
    await addKyc(db, id, 'accepted')
    await db.updateTable('registry_states').set({ answer: 'exclusion' }).where('member_id', '=', id).execute()
  },
}

const codes: Record<Inactive, string> = {
  registered: 'play.identity',
  identifying: 'play.identity',
  underage: 'play.underage',
  refused: 'play.refused',
  impeded: 'access.protected',
}
/** A refusal for the state is one of these. */
const stateCodes = Object.values(codes)

/** Another verdict of the same caller comes first: the law of the market, the role, a switch of the merchant. */
const before = ['access.market', 'access.role', 'access.feature']

function mayCall(state: Inactive, { name, access }: Call): boolean {
  if (access === 'guest') return !guestRules.demos.includes(name)
  if (state === 'impeded') return protectedRules.open.includes(name)
  if (stateRules.read.includes(name) || stateRules.open.includes(name)) return true
  return state !== 'refused' && stateRules.steps.includes(name)
}

test('[6] every call has one line of who may make it before a member is active', () => {
  const lines = [guestRules, stateRules].flatMap((rules) => Object.values(rules).flat())
  expect(lines.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
})

/** An agent is a member too: the calls of agents are decided by the state, and not by the role before it. */
async function personIn(state: Inactive, type: number): Promise<Person & { type: number }> {
  const member = await sandbox.console('members', { merchant: 'bandeira', type, identity: false, idNumber: 'new' })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  await become[state](id)
  gateway.services.sessions.forget(id)
  const none = { messageId: '1', ticketNo: 'F0', promotionId: '1', formId: '1', nodeId: 'slot-1', gameCode: 'NOSUCH', orderNo: 'L0' }
  const more = {
    cardId: '1',
    cardTail: 'none',
    depositNo: 'D0',
    withdrawNo: 'W0',
    transferNo: 'T0',
    transactionId: '1',
    linkCode: 'NOSUCH',
  }
  return { ...none, ...more, ...member, type, id, merchant: 'bandeira', mark: '', mobile: '11955550000', paymentPassword: '910000' }
}

let serial = 0

/** Ending the session comes last. */
const isLast = ({ name }: Call) => Number(/^(logout|endAll|closeAccount|pause|exclude)/.test(name))
const calls = allCalls.toSorted((a, b) => isLast(a) - isLast(b))

test.each(Object.keys(become) as Inactive[])(
  '[6] [market numbers.identityBefore] %s: every call is refused for the state, or not, as its line says',
  async (state) => {
    const [player, agent] = [await personIn(state, 0), await personIn(state, 1)]
    const wrong: string[] = []
    for (const call of calls)
      for (const caller of call.access === 'agent' ? [agent] : [player, agent]) {
        const input = rules[call.name]!.input(caller, 90_000 + serial++)
        const { status, body } = await sendCall(sandbox, call, input, { token: caller.token, merchant: 'bandeira' })
        const verdict = status === 200 ? 'ok' : String(body?.errorCode)
        const isRight = mayCall(state, call) ? !stateCodes.includes(verdict) : verdict === codes[state] || before.includes(verdict)
        if (!isRight) wrong.push(`${caller.type} · ${call.name}: ${verdict}`)
      }
    expect(wrong).toEqual([])
  },
)

test('[6] [market numbers.identityBefore] [control] an active member is refused none of them for a state', async () => {
  const member = await sandbox.console('members', { merchant: 'bandeira' })
  const caller = { ...(await personIn('identifying', 0)), ...member }
  const wrong: string[] = []
  for (const call of calls) {
    if (call.access === 'agent') continue
    const { body } = await sendCall(sandbox, call, rules[call.name]!.input(caller, 90_000 + serial++), {
      token: caller.token,
      merchant: 'bandeira',
    })
    if (stateCodes.includes(String(body?.errorCode))) wrong.push(`${call.name}: ${body.errorCode}`)
  }
  expect(wrong).toEqual([])
})
