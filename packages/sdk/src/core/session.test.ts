import { expect, test, vi } from 'vitest'
import type { SessionEndedError } from './session.ts'
import type { SessionInfo } from './SessionInfo.ts'
import { getSystemStatus } from '../account/getSystemStatus.ts'
import { getMemberInfo } from '../account/getMemberInfo.ts'
import { clientOf, failure, session, success } from '../../test/stubGateway.ts'

const member = { id: '1', nickname: 'Ana', account: 'anaclara', regDate: 1, type: 0, toUpline: false }
const other = { ...session, token: 'token-2', userName: 'brunoagente' }

test('[contract: session] the first refusal of a session ends it and asks once; later answers of it are dropped', async () => {
  const answers = [failure(401, 'session.expired'), failure(401, 'session.expired'), success({}, member)]
  const client = clientOf(() => answers.shift()!)
  const ended = vi.fn<(error: SessionEndedError) => void>()
  client.session.onEnded(ended)
  const results = await Promise.allSettled([getMemberInfo(client), getMemberInfo(client), getMemberInfo(client)])
  expect(results.map((result) => result.status === 'rejected' && result.reason.kind)).toEqual(['sessionExpired', 'aborted', 'aborted'])
  expect(client.session.get()).toBeUndefined()
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'sessionExpired', messageKey: 'loggedOut' }))
})

test('[contract: session] a refusal of the former session leaves the new one alone', async () => {
  let answer = (_response: Response) => {}
  const client = clientOf(() => new Promise((resolve) => (answer = resolve)))
  const late = getMemberInfo(client)
  client.session.set(other)
  answer(failure(401, 'session.replaced'))
  await expect(late).rejects.toMatchObject({ kind: 'aborted', code: 'session.changed' })
  expect(client.session.get()).toEqual(other)
})

test('[contract: session] a replaced session is distinguished from an expired one', async () => {
  const client = clientOf(() => failure(401, 'session.replaced'))
  await expect(getMemberInfo(client)).rejects.toMatchObject({ kind: 'sessionReplaced', messageKey: 'loggedInElsewhere' })
})

test('[contract: session] an answer for guests outlives a change of session', async () => {
  let answer = (_response: Response) => {}
  const client = clientOf(() => new Promise((resolve) => (answer = resolve)))
  const status = getSystemStatus(client)
  client.session.clear()
  answer(success({}, { maintenance: true }))
  expect(await status).toMatchObject({ maintenance: true })
})

test('[8] a guest who is refused has no session to end', async () => {
  const client = clientOf(() => failure(401, 'session.required'), { session: undefined })
  const ended = vi.fn<(error: SessionEndedError) => void>()
  client.session.onEnded(ended)
  await expect(getMemberInfo(client)).rejects.toMatchObject({ messageKey: 'notLoggedIn' })
  expect(ended).not.toHaveBeenCalled()
})

test('[4] subscribers hear of every change until they leave', () => {
  const client = clientOf(() => failure(500, ''))
  const heard = vi.fn<() => void>()
  const leave = client.session.subscribe(heard)
  client.session.set(other)
  client.session.clear()
  leave()
  client.session.set(session)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(client.session.epoch).toBe(3)
})

test.each(['null', '{}', '[]', '"token"', '{"token":""}', '{"token":1}'])(
  '[3] a storage that holds %s is a guest: nothing is sent as a token',
  (stored) => {
    const client = clientOf(() => failure(500, ''), { session: JSON.parse(stored) as SessionInfo })
    expect(client.session.get()).toBeUndefined()
  },
)

test('[4] news of the same player start no new epoch', () => {
  const client = clientOf(() => failure(500, ''))
  client.session.set({ ...session, firstTimeLogin: true })
  expect(client.session.epoch).toBe(0)
})
