import { getCaptcha, getMemberInfo } from '@platform/sdk/account'
import { launchGame } from '@platform/sdk/games'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { origin } from '../testing/startTestSandbox.ts'

const sandbox = await fileSandbox()
const read = async (path: string) => (await sandbox.sandbox.fetch(new Request(`${origin}/console/api/${path}`))).json()

test('[console] a support code leads to all calls of its session, with outcomes and faults, and to no other session', async () => {
  const one = await sandbox.member()
  const other = await sandbox.member()
  await sandbox.call(getMemberInfo, {}, { token: other.token })
  await sandbox.call(getMemberInfo, {}, { token: one.token })
  await sandbox.console('faults', { path: launchGame.path, kind: 'refuse', status: 409, errorCode: 'game.maintenance', times: 1 })
  const failed = await sandbox.call(launchGame, { nodeId: 'slot-1', backUrl: `${origin}/` }, { token: one.token })
  await sandbox.console('reset', {})
  await sandbox.call(getCaptcha)
  const [{ id: code }] = (await read('calls')).filter(({ errorCode }: { errorCode?: string }) => errorCode === 'game.maintenance')
  const calls = await read(`calls?code=${code}`)
  expect(failed.status).toBe(409)
  expect(
    calls.map(({ call, status, errorCode, faults, userName }: Record<string, unknown>) => [call, status, errorCode, faults, userName]),
  ).toEqual([
    ['getMemberInfo', 200, undefined, [], one.userName],
    ['launchGame', 409, 'game.maintenance', ['refuse'], one.userName],
  ])
  const { log } = await read(`calls.har?code=${code}`)
  expect(log.entries).toHaveLength(2)
  expect(log.entries[1]).toMatchObject({ comment: 'launchGame, fault: refuse', response: { status: 409, statusText: 'game.maintenance' } })
  expect(JSON.stringify([calls, log])).not.toContain(one.token)
})

test('[console] an unknown code finds nothing', async () => {
  expect(await read('calls?code=nothing-of-ours')).toEqual([])
})
