import { minor } from '@platform/sdk'
import { registerByMobile, sendRegisterCode } from '@platform/sdk/account'
import type { InputOf } from '@platform/sdk'
import { getDownline, getDownlines, getTeamMembers, TeamActivity } from '@platform/sdk/agents'
import { getInbox, getOutbox, sendMessage } from '@platform/sdk/messages'
import { getSentEnvelopes, sendRedEnvelope } from '@platform/sdk/rewards'
import { sendMemberEmailCode, setEmail, setPersonalInfo } from '@platform/sdk/security'
import { setLimit } from '@platform/sdk/protection'
import { transferDownline } from '@platform/sdk/wallet'
import { proposeContract } from '@platform/sdk/contracts'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { addKyc } from '../testing/addKyc.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { contractTeam, dividend } from '../testing/contractTeam.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { readMessage } from '../testing/readMessage.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'

const start = Date.UTC(2026, 10, 16, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
const key = () => ({ idempotencyKey: crypto.randomUUID() })

const states = {
  paused: { protection: 'paused', protected_until: 9e15 },
  excluded: { protection: 'excluded', protected_until: 9e15 },
  closing: { protection: 'closing' },
  closed: { disabled: true, closed_at: 1 },
  frozen: { withdrawals_frozen: true },
} as const

const closedTo = [...Object.keys(states), 'limited']
/** In a soak often enough for a median of 200. */
const ROUNDS = raceRounds(5)

/** In a soak, where a median is of 200: those of all differ by less than 20 ms. */
function assertSameTime(times: ReadonlyMap<string, number[]>): void {
  if (ROUNDS < 200) return
  const medians = [...times.values()].map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!)
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(20)
}

async function team() {
  const { agent, child, join } = await contractTeam(sandbox, {
    own: { dividend: dividend([[100, 0, 0, 10_000]]) },
    since: start - 86_400_000,
    balance: 1_000_000,
  })
  await db.updateTable('withdraw_settings').set({ transfer_down: true, transfer_min: 1 }).execute()
  const members = new Map<string, Awaited<ReturnType<typeof join>>>()
  for (const name of [...closedTo, 'open']) {
    const member = await join(1, agent.id, { bare: true })
    const form = { memberId: member.memberId, amount: minor(100), purpose: 'normal' as const, note: '', paymentPassword }
    await transferDownline(agent.client, form, key())
    members.set(name, member)
  }
  // What came is all that one of them allows in a month.
  await setLimit(members.get('limited')!.client, { kind: 'deposit', period: 'month', value: 100 })
  for (const [name, values] of Object.entries(states))
    await db.updateTable('members').set(values).where('id', '=', members.get(name)!.id).execute()
  services.sessions.forget(agent.id)
  return { agent, child, members }
}

test('[7.6] a transfer and an offer to a paused, excluded, closing, closed, frozen or limited member get one and the same answer, in the same time', async () => {
  const { agent, members } = await team()
  const send = (memberId: string) =>
    transferDownline(agent.client, { memberId, amount: minor(101), purpose: 'normal', note: '', paymentPassword }, key())
  const offer = (memberId: string) =>
    proposeContract(agent.client, { kind: 'dividend', memberId, terms: dividend([[100, 0, 0, 5000]]) }, key())
  for (const act of [send, offer]) {
    const times = new Map<string, number[]>()
    const answers = new Set<string>()
    for (let round = 0; round < ROUNDS; round++)
      for (const name of closedTo) {
        const before = performance.now()
        const { code, status, details } = (await failureOf(act(members.get(name)!.memberId))) as {
          code: string
          status?: number
          details?: unknown
        }
        times.set(name, [...(times.get(name) ?? []), performance.now() - before])
        answers.add(JSON.stringify([code, status, details]))
      }
    expect(answers.size).toBe(1)
    assertSameTime(times)
    expect(await failureOf(act(members.get('open')!.memberId))).toBeUndefined()
  }
}, 300_000)

test('[7.6] the team list, an envelope and a letter show no state of a member', async () => {
  const { agent, child, members } = await team()
  const today = dayText(clock)
  const { content } = await getTeamMembers(agent.client, { startDate: today, endDate: today, scope: 'direct' })
  // The child has a team of its own.
  const shown = content
    .filter(({ memberId }) => memberId !== child.memberId)
    .map(({ memberId: _id, userName: _name, regDate: _date, ...facts }) => JSON.stringify(facts))
  expect(new Set(shown).size).toBe(1)
  // Neither does the order of a list, nor whom a filter finds: those with the same figures are in the order of their registration.
  const ids = [...members.values()].map(({ memberId }) => memberId).toReversed()
  const listed = async (filter: Partial<InputOf<typeof getTeamMembers>>) => {
    const page = await getTeamMembers(agent.client, { startDate: today, endDate: today, scope: 'direct', kind: 'agent', ...filter })
    return page.content.map(({ memberId }) => memberId).filter((id) => id !== child.memberId)
  }
  for (const order of ['newest', 'lastLogin', 'balance', 'stake'] as const) expect(await listed({ order }), order).toEqual(ids)
  for (const activity of TeamActivity.options) expect([[], ids], activity).toContainEqual(await listed({ activity }))
  // The tree and the page of one member: but for names and contacts it is that of an open one.
  const tree = await getDownlines(agent.client, {})
  const rows = tree.content.filter(({ memberId }) => memberId !== child.memberId)
  const pages = await Promise.all([...members.values()].map(({ memberId }) => getDownline(agent.client, { memberId })))
  const own = { memberId: '', userName: '', path: [], mobileNum: '', email: '' }
  for (const all of [rows, pages]) expect(new Set(all.map((row) => JSON.stringify({ ...row, ...own }))).size).toBe(1)
  // One packet for every direct member, in whichever state.
  await sendRedEnvelope(agent.client, { amount: minor(8000), packets: 8, split: 'equal', words: '', paymentPassword }, key())
  expect((await getSentEnvelopes(agent.client)).content).toHaveLength(1)
  const messages = await db.selectFrom('messages').select('member_id').where('title_en', 'like', '%envelope%').execute()
  expect(new Set(messages.map(({ member_id }) => member_id))).toEqual(
    new Set([child.id, members.get('frozen')!.id, members.get('open')!.id, members.get('limited')!.id]),
  )
  const letter = { title: 'Oi', content: 'Uma mensagem de vinte letras' }
  expect((await sendMessage(agent.client, { target: 'direct', ...letter }, key())).recipientCount).toBe(8)
  expect((await getOutbox(agent.client, { pageNo: 1 })).content[0]).toMatchObject({ recipientCount: 8, readCount: 0 })
  const paused = members.get('paused')!
  expect((await getInbox(paused.client, { pageNo: 1 })).content.map(({ title }) => title)).not.toContain('Oi')
})

test('[7.6] an envelope for a team of one is the same answer and list, in the same time, in whichever state that member is', async () => {
  await db.updateTable('withdraw_settings').set({ transfer_down: true, transfer_min: 1 }).execute()
  const times = new Map<string, number[]>()
  const answers = new Set<string>()
  const agents = new Map<string, Awaited<ReturnType<typeof securityMember>>>()
  for (const name of [...closedTo, 'open']) {
    const agent = await securityMember(sandbox, { balance: 1_000_000 })
    const member = await securityMember(sandbox, { bare: true })
    const { id } = await agent.row()
    await db.updateTable('members').set({ type: 1, held_until: 0 }).where('id', '=', id).execute()
    const values = states[name as keyof typeof states] ?? {}
    await db
      .updateTable('members')
      .set({ upline_id: id, ...values })
      .where('id', '=', (await member.row()).id)
      .execute()
    if (name === 'limited') await setLimit(member.client, { kind: 'deposit', period: 'month', value: 1 })
    services.sessions.forget(id)
    agents.set(name, agent)
  }
  const words = { split: 'equal' as const, words: '', paymentPassword, again: true }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { client }] of agents) {
      const before = performance.now()
      const sent = await sendRedEnvelope(client, { amount: minor(1000 + round), packets: 1, ...words }, key())
      times.set(name, [...(times.get(name) ?? []), performance.now() - before])
      answers.add(JSON.stringify({ ...sent, id: '', amount: 0 }))
    }
  expect(answers.size).toBe(1)
  assertSameTime(times)
  const lists = await Promise.all([...agents.values()].map(({ client }) => getSentEnvelopes(client)))
  const plain = lists.map(({ content, ...list }) =>
    JSON.stringify({ ...list, content: content.map((one) => JSON.stringify({ ...one, id: '' })).toSorted() }),
  )
  expect(new Set(plain).size).toBe(1)
}, 1_800_000)

test('[7.6] an e-mail address of a paused, excluded or closed account gets the answer of a free one, in the same time', async () => {
  const holders = { open: {}, paused: states.paused, excluded: states.excluded, closed: states.closed }
  const addresses = new Map<string, string>([['free', 'livre@correio.example']])
  for (const [name, values] of Object.entries(holders)) {
    const { email, ...member } = await securityMember(sandbox)
    const { id } = await member.row()
    await db
      .updateTable('members')
      .set({ icon: '', ...values })
      .where('id', '=', id)
      .execute()
    addresses.set(name, email)
  }
  const times = new Map<string, number[]>()
  const answers = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    clock += 3_600_000
    for (const [name, email] of addresses) {
      const other = await securityMember(sandbox, { bare: true, contacts: false })
      const client = sandbox.client({ session: other.session, address: `10.9.${round % 250}.1` })
      const before = performance.now()
      const sent = await failureOf(sendMemberEmailCode(client, { purpose: 'new', email }))
      times.set(name, [...(times.get(name) ?? []), performance.now() - before])
      const verificationCode = (await readMessage(sandbox, email)).secret
      const set = await failureOf(setEmail(client, { email, verificationCode }))
      answers.add(JSON.stringify([sent?.code, set?.code]))
    }
  }
  expect(answers.size).toBe(1)
  assertSameTime(times)
}, 1_800_000)

test('[7.6] registering again with the number or CPF of a paused, excluded or closed account gets the answer of any taken one', async () => {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'MOBILEREG3', on: true })
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5' as const, password: 'Canario2026', confirmPassword: 'Canario2026' }
  const answers = new Set<string>()
  for (const values of [{ icon: '' }, states.paused, states.excluded, states.closed]) {
    const holder = await depositor(sandbox)
    const { mobile, ...member } = await securityMember(sandbox)
    const { id } = await member.row()
    await db.updateTable('members').set(values).where('id', 'in', [id, holder.id]).execute()
    clock += 60_000
    const client = sandbox.client()
    const mobileNum = mobile.slice(2)
    await sendRegisterCode(client, { mobileNo: mobileNum, countryDialingCode: '55' })
    const verificationCode = (await readMessage(sandbox, mobile)).secret
    const failure = (await failureOf(registerByMobile(client, { ...form, mobileNum, countryDialingCode: '55', verificationCode }))) as {
      code: string
    }
    const second = await depositor(sandbox, { known: false })
    const answer = await setPersonalInfo(second.client, { idNumber: holder.idNumber, birthDate: '1990-01-31' })
    answers.add(JSON.stringify([failure.code, answer]))
    // Nor does a document make it free.
    const decided = sandbox.console('kyc/decide', { id: await addKyc(db, second.id, 'review'), outcome: 'accepted' })
    if (values === states.excluded) await expect(decided).rejects.toThrow('kyc.cpfProven')
    else await decided.catch(() => undefined)
  }
  expect(answers.size).toBe(1)
})
