import { login, register } from '@platform/sdk/account'
import { expect, test } from 'vitest'
import { sendCall } from '../access/sendCall.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { inHashQueue } from './hashQueue.ts'

const sandbox = await fileSandbox()
await sandbox.console('flags', { merchant: 'ipanema', flag: 'USERNAMEREG3', on: true })

/** Fills the queue with passwords that are never done until they are let go. */
function fillQueue() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const jobs: Promise<void>[] = []
  const full = () => jobs.push(inHashQueue(2 ** 14, () => held))
  let refusals = 0
  for (let count = 0; count < 40; count++) {
    full()
    void jobs.at(-1)!.catch(() => refusals++)
  }
  return { refusals: () => refusals, letGo: () => (letGo(), Promise.allSettled(jobs)) }
}

test('[2.9] a full queue of passwords answers 503 immediately with a time to retry, and counts no failed try', async () => {
  const { userName: username, password } = await sandbox.member()
  const enter = () => sendCall(sandbox, login, { type: 'username', username, password }, { address: '10.8.8.8' })
  const queue = fillQueue()
  for (let count = 0; count < 6; count++) {
    const { status, headers, body } = await enter()
    expect([status, body.errorCode, headers.get('Retry-After')]).toEqual([503, 'server.busy', '2'])
  }
  expect(queue.refusals()).toBeGreaterThan(20)
  await queue.letGo()
  expect((await enter()).status, 'neither locked out nor asked for a captcha').toBe(200)
})

test('[2.9] passwords wait their turn, in order', async () => {
  const done: number[] = []
  await Promise.all([1, 2, 3, 4, 5].map((number) => inHashQueue(1, () => Promise.resolve(void done.push(number)))))
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('[2.10] an address over its limit is refused before its body is opened, but still gets the answer of a used key', async () => {
  const address = '10.7.7.7'
  const form = { registerUrl: 'ipanema.example', registerMethod: 'H5', password: 'Canario2026', confirmPassword: 'Canario2026' }
  const send = (key: string) => sendCall(sandbox, register, { ...form, username: `fila${key}` }, { address, key })
  const first = await send('one')
  expect(first.body.errorCode).toBe('captcha.required')
  for (let count = 0; count < 30; count++) await send(`more${count}`)
  const rubbish = () => sandbox.send('PUT', register.path, { address, key: 'rubbish', body: 'no envelope' })
  await expect.poll(async () => (await rubbish()).body.errorCode).toBe('rate.limited')
  await expect.poll(async () => (await send('one')).body).toEqual(first.body)
  expect((await sandbox.send('PUT', register.path, { address: '10.7.7.6', key: 'rubbish', body: 'no envelope' })).status).toBe(400)
})
