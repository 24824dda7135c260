import { deleteMessage, getInbox, getUnreadCount, readAllMessages, readMessage } from '@platform/sdk/messages'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import type { TestMember } from '../testing/startTestSandbox.ts'

const sandbox = await fileSandbox()

/** Messages 1 to n, the last one newest; their ids, oldest first. */
async function written({ userName }: TestMember, count: number): Promise<string[]> {
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  const rows = await sandbox.db
    .insertInto('messages')
    .values(
      Array.from({ length: count }, (_, i) => ({
        member_id: id,
        title_pt: `Mensagem ${i + 1}`,
        title_en: i ? '' : 'Message 1',
        content_pt: '<p>Olá</p>',
        content_en: '',
        sent_at: i + 1,
        read_at: null,
        deleted_at: null,
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => String(row.id)).sort((a, b) => Number(a) - Number(b))
}

const inbox = async (token: string, fields: Record<string, string> = {}, language = 'pt-BR') =>
  (await sandbox.call(getInbox, fields, { token, language })).body.value
const unread = async (token: string) => (await sandbox.call(getUnreadCount, {}, { token })).body.value
const titles = ({ content }: { content: { title: string }[] }) => content.map(({ title }) => title)

test('[7.1] the inbox is listed newest first, 20 a page, with the unread count as a number', async () => {
  const member = await sandbox.member()
  await written(member, 21)
  const first = await inbox(member.token)
  expect(first.content[0]).toEqual({ id: expect.any(String), title: 'Mensagem 21', content: '<p>Olá</p>', sentAt: 21, read: false, from: '', fromUpline: false }) // prettier-ignore
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, unreadCount: 21 })
  expect(titles(await inbox(member.token, { pageNo: '2' }, 'en'))).toEqual(['Message 1'])
  expect(await unread(member.token)).toBe(21)
})

test('[7.1] reading and deleting decrease the count, and may be repeated', async () => {
  const member = await sandbox.member()
  const [first = '', second = ''] = await written(member, 3)
  const { token } = member
  for (const times of [1, 2]) {
    expect((await sandbox.call(readMessage, { id: first }, { token })).body, String(times)).toMatchObject({ value: { unreadCount: 2 } })
  }
  for (const times of [1, 2]) {
    expect((await sandbox.call(deleteMessage, { id: second }, { token })).body, String(times)).toMatchObject({ value: { unreadCount: 1 } })
  }
  expect(titles(await inbox(token))).toEqual(['Mensagem 3', 'Mensagem 1'])
  expect(titles(await inbox(token, { unread: 'true' }))).toEqual(['Mensagem 3'])
  expect((await sandbox.call(readAllMessages, {}, { token })).body.value).toEqual({ unreadCount: 0 })
  expect(await unread(token)).toBe(0)
})

test('[6] a message of another member gets the same 404 as an unknown one', async () => {
  const [owner, other] = [await sandbox.member(), await sandbox.member()]
  const [id = ''] = await written(owner, 1)
  for (const call of [readMessage, deleteMessage]) {
    const answers = await Promise.all(
      [id, '999999999', '0', '-1', '1e3', "1' or '1'='1", '9'.repeat(40)].map((name) =>
        sandbox.call(call, { id: name }, { token: other.token }),
      ),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: answers[1]!.body })
  }
  await sandbox.call(readAllMessages, {}, { token: other.token })
  expect(await unread(owner.token)).toBe(1)
  expect(titles(await inbox(other.token))).toEqual([])
})

test('[6] a trial account has an inbox, but cannot mark or delete', async () => {
  const trial = await sandbox.member({ type: 4 })
  const [id = ''] = await written(trial, 1)
  const options = { merchant: trial.merchantCode, token: trial.token }
  expect((await sandbox.call(getInbox, {}, options)).body.value.unreadCount).toBe(1)
  for (const call of [readMessage, readAllMessages, deleteMessage]) {
    expect(await sandbox.call(call, { id }, options)).toMatchObject({ status: 403, body: { errorCode: 'access.trial' } })
  }
})
