import { randomUUID } from 'node:crypto'
import { addMember } from '../account/addMember.ts'
import { openSession } from '../gateway/sessions.ts'
import type { Db } from '../db/openDatabase.ts'
import { openScene, playStep, type Step } from '../console/ledgerSteps.ts'
import { transfer } from '../ledger/transfer.ts'
import { creditKey } from '../payments/paymentsOf.ts'
import { makeRandom } from '../../../../packages/demo/src/seed/random.ts'
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
  'charge',
] as const

/** A deposit with a fee of the merchant. */
async function depositWithFee(db: Db, { memberId, amount, at }: { memberId: number; amount: number; at: number }): Promise<void> {
  const fee = Math.ceil(amount / 40)
  const legs = [
    { party: 'cashier' as const, amount: -amount },
    { party: { memberId }, amount: amount - fee },
    { party: 'fees' as const, amount: fee },
  ]
  await transfer(db, { merchant: 'ipanema', kind: 'deposit', key: creditKey(randomUUID()), legs, at })
}

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
    const [kind, member, amount] = [random.pick(kinds), random.int(0, size - 1), random.int(2, 900)]
    if (kind === 'charge') await depositWithFee(db, { memberId: members[member]!, amount, at: scene.at })
    else await playStep(db, scene, { do: kind, member, amount } as Step)
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
