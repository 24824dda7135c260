import { randomUUID } from 'node:crypto'
import { addMember } from '../account/addMember.ts'
import { openSession } from '../account/sessions.ts'
import { openScene, playStep, type Step } from '../ledger/scenario.ts'
import { makeRandom } from '../seed/random.ts'
import type { startTestSandbox } from './startTestSandbox.ts'

const HOUR = 3_600_000
const kinds = [
  'deposit',
  'deposit',
  'stake',
  'stake',
  'stake',
  'settle',
  'lose',
  'lose',
  'void',
  'hold',
  'post',
  'grant',
  'clawback',
] as const

/** A tree of agents who deposit, bet, win, lose and withdraw over some days before `now`, by the seed. `uplines` are indexes, the first is the root. */
export async function randomTeam(
  { db, sandbox, client }: Awaited<ReturnType<typeof startTestSandbox>>,
  { seed, size, steps, now }: { seed: string; size: number; steps: number; now: number },
) {
  const random = makeRandom(seed)
  const uplines = Array.from({ length: size }, (_, index) => (index === 0 ? -1 : random.int(0, index - 1)))
  const members: number[] = []
  for (const upline of uplines) {
    const account = `rede${randomUUID().slice(0, 8)}`
    const cost = sandbox.services.hashCost
    const at = now - random.int(0, 5 * 24) * HOUR
    members.push(await addMember(db, { merchant: 'ipanema', account, type: 1, uplineId: members[upline], now: at, cost }))
  }
  const none = () => members.map(() => [])
  const scene = { ...(await openScene(db, 'ipanema', now)), members, bets: none(), holds: none(), grants: none() }
  for (let step = 0; step < steps; step++) {
    scene.at = now - random.int(0, 4 * 24) * HOUR
    await playStep(db, scene, { do: random.pick(kinds), member: random.int(0, size - 1), amount: random.int(1, 900) } as Step)
  }
  const asMember = async (index: number) => {
    const session = {
      token: await openSession(db, members[index]!, sandbox.services.now()),
      type: 1,
      userName: '',
      merchantCode: 'ipanema',
    }
    return client({ session: { ...session, firstTimeLogin: false } })
  }
  return { members, uplines, asMember }
}
