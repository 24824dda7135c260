import { getLimits, getProtection, sendPlayTime, setLimit } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { takeBet } from './takeBet.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** 23:50 of a Friday in Brasília. */
let clock = Date.UTC(2026, 10, 21, 2, 50)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox

async function player() {
  const member = await sandbox.member({ balance: 10_000 })
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const merchant = sandbox.sandbox.services.merchants.find('ipanema')!
  const take = async (trx: typeof db, move: Parameters<typeof takeBet>[1]) => takeBet({ db: trx, merchant, now: () => clock }, move)
  return {
    client,
    beat: () => sendPlayTime(client),
    /** Heartbeats of 30 s. */
    play: async (ms: number) => {
      for (let played = 0; played < ms; played += 30 * SECOND) {
        clock += 30 * SECOND
        await sendPlayTime(client)
      }
    },
    bet: () => openBet(db, { merchant: 'ipanema', memberId: id, amount: 100, now: () => clock, take }),
    used: async () => (await getLimits(client)).limits.map(({ used, left }) => [used, left]),
  }
}

test('[7.6] time counts while a page sends its heartbeat; gaps over 90 s count nothing, and tabs count once', async () => {
  const ana = await player()
  await setLimit(ana.client, { kind: 'time', period: 'week', value: 60 })
  await ana.beat()
  await ana.play(2 * MINUTE)
  expect(await ana.used()).toEqual([[2, 58]])
  clock += 90 * SECOND + 1
  await ana.beat()
  expect(await ana.used()).toEqual([[2, 58]])
  clock += 90 * SECOND
  // Three tabs at once.
  await Promise.all([ana.beat(), ana.beat(), ana.beat()])
  expect(await ana.used()).toEqual([[3, 57]])
  clock += 30 * SECOND
  expect(await ana.beat()).toMatchObject({ nearest: { kind: 'time', period: 'week', used: 4, left: 56 } })
})

test('[7.6] at the limit of time the heartbeat and the next bet are refused, and midnight begins again', async () => {
  clock = Date.UTC(2026, 10, 21, 2, 50)
  const [ana, bia] = [await player(), await player()]
  await setLimit(ana.client, { kind: 'time', period: 'day', value: 5 })
  await ana.beat()
  await ana.play(5 * MINUTE - 30 * SECOND)
  const open = await ana.bet()
  clock += 30 * SECOND
  const midnight = Date.UTC(2026, 10, 21, 3)
  expect(await failureOf(ana.beat())).toMatchObject({ code: 'limit.time', value: { period: 'day', limit: 5, left: 0, resetsAt: midnight } })
  expect(await failureOf(ana.bet())).toMatchObject({ code: 'limit.time' })
  // Every page of hers learns it, and nothing of another member's.
  expect((await getProtection(ana.client)).reached).toMatchObject({ kind: 'time', period: 'day', resetsAt: midnight })
  await setLimit(bia.client, { kind: 'time', period: 'day', value: 6 })
  expect((await getProtection(bia.client)).reached).toBeUndefined()
  await open.settle(500)
  clock = midnight - 10 * SECOND
  await failureOf(ana.beat())
  clock = midnight + 50 * SECOND
  await ana.beat()
  // The ten seconds before midnight belong to the day before.
  expect(await ana.used()).toEqual([[0, 5]])
  clock += 10 * SECOND
  await ana.beat()
  expect(await ana.used()).toEqual([[1, 4]])
  await ana.bet()
})
