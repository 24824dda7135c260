import { getInbox, getOutbox, getRecipients, launchChat, readMessage, sendMessage } from '@platform/sdk/messages'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { randomTeam } from '../testing/randomTeam.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const sandbox = await fileSandbox({ clock: () => now })
const text = { title: 'Novidades', content: 'Uma mensagem de mais de vinte letras.' }
type Client = ReturnType<typeof sandbox.client>
const send = (client: Client, letter: object) =>
  sendMessage(client, { target: 'direct', ...text, ...letter }, { idempotencyKey: crypto.randomUUID() })
const received = async (client: Client) => (await getInbox(client, { fromMembers: true })).content

/** An agent with an upline, two direct members and one further down. */
async function line() {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'letters', size: 1, steps: 0, now })
  const add = async (upline: number) => {
    const member = await sandbox.member({ type: 1 })
    const { id } = await sandbox.db.updateTable('members').set({ upline_id: upline }).where('account', '=', member.userName).returning('id').executeTakeFirstOrThrow() // prettier-ignore
    return { id, userName: member.userName, client: sandbox.client({ session: { ...member, firstTimeLogin: false } as never }) }
  }
  const agent = await add(members[0]!)
  const [one, other] = [await add(agent.id), await add(agent.id)]
  return { upline: await asMember(0), agent, one, other, further: await add(one.id) }
}

test('[7.5] an agent writes to the upline, to one direct member, or to all of them; no other member can read it', async () => {
  const { upline, agent, one, other, further } = await line()
  expect(await getRecipients(agent.client)).toMatchObject({ hasUpline: true, directCount: 2, content: [{ userName: other.userName }, { userName: one.userName }] }) // prettier-ignore
  expect(await send(agent.client, { target: 'upline' })).toEqual({ recipientCount: 1 })
  expect(await send(agent.client, { target: 'member', userName: one.userName.toUpperCase() })).toEqual({ recipientCount: 1 })
  expect(await send(agent.client, { title: 'A todos' })).toEqual({ recipientCount: 2 })
  expect(await received(upline)).toMatchObject([{ from: agent.userName, fromUpline: false, title: 'Novidades', read: false }])
  expect((await received(one.client)).map(({ title, from, fromUpline }) => [title, from, fromUpline])).toEqual([
    ['A todos', '', true],
    ['Novidades', '', true],
  ])
  expect(await received(further.client)).toEqual([])
  await readMessage(other.client, { id: (await received(other.client))[0]!.id })
  expect((await getOutbox(agent.client)).content).toMatchObject([
    { target: 'direct', recipientCount: 2, readCount: 1 },
    { target: 'member', userName: one.userName, recipientCount: 1, readCount: 0 },
    { target: 'upline', userName: '', recipientCount: 1 },
  ])
  expect((await getOutbox(one.client)).content).toEqual([])
})

test('[7.5, 8] other members, indirect and disabled ones count as unknown; a disabled upline cannot be written to', async () => {
  const { agent, one, other, further } = await line()
  const disable = (id: number) => sandbox.db.updateTable('members').set({ disabled: true }).where('id', '=', id).execute()
  await disable(other.id)
  for (const userName of [further.userName, other.userName, agent.userName, 'nobody'])
    expect(await failureOf(send(agent.client, { target: 'member', userName }))).toMatchObject({ code: 'notFound', status: 404 })
  expect(await send(agent.client, {})).toEqual({ recipientCount: 1 })
  expect(await getRecipients(agent.client)).toMatchObject({ directCount: 1 })
  expect(await failureOf(send(further.client, {}))).toMatchObject({ code: 'notFound' })
  await disable(agent.id)
  expect(await failureOf(send(one.client, { target: 'upline' }))).toMatchObject({ code: 'agent.incorrect', messageKey: 'agentIncorrect' })
})

test('[7.5] letters are text, never markup; thirty a day', async () => {
  const { agent, one } = await line()
  await send(agent.client, { target: 'member', userName: one.userName, content: '<img src=x onerror=alert(1)>\nlinha & "aspas"\n\noutra' })
  expect((await received(one.client))[0]!.content).toBe('<p>&#60;img src=x onerror=alert(1)&#62;<br>linha &#38; &#34;aspas&#34;</p><p>outra</p>') // prettier-ignore
  expect(await failureOf(send(agent.client, { title: 'x'.repeat(31) }))).toMatchObject({ code: 'validation' })
  for (let sent = 1; sent < 30; sent++) await send(agent.client, {})
  expect(await failureOf(send(agent.client, {}))).toMatchObject({ code: 'rate.limited' })
})

test("[7.5] online service is the merchant's chat in the requested language; without one it is absent", async () => {
  const { agent } = await line()
  expect(await launchChat(agent.client)).toEqual({ chatUrl: 'https://chat.ipanema.example/?lang=PT' })
  await sandbox.db.updateTable('service_contacts').set({ merchant: 'lotus' }).where('type', '=', 'ONLINE').execute()
  expect(await failureOf(launchChat(agent.client))).toMatchObject({ code: 'notFound', status: 404 })
  await sandbox.db.updateTable('service_contacts').set({ merchant: '' }).where('type', '=', 'ONLINE').execute()
})
