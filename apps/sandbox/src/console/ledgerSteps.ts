import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addMember, testCost } from '../account/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import { closeGrant, grantBonus } from '../ledger/grants.ts'
import { hold, post, transfer, voidHold } from '../ledger/transfer.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { deposit, payout, stake, takeBack } from '../ledger/wallet.ts'

const amount = z.int().check(z.minimum(1), z.maximum(1_000_000))
const member = z.int().check(z.minimum(0), z.maximum(2))

/** One move of one of three members. A move without an amount applies to the oldest open bet, hold or grant that it can change. */
export const Step = z.union([
  z.object({ do: z.enum(['deposit', 'stake', 'hold', 'clawback', 'grant', 'settle', 'repay']), member, amount }),
  z.object({ do: z.enum(['void', 'post', 'release', 'close', 'lose']), member }),
  z.object({ do: z.literal('send'), member, to: member, amount }),
])
export type Step = z.infer<typeof Step>

interface Bet {
  key: string
  round: string
  state: 'open' | 'settled' | 'void'
}

/** Three members without money, and their pending operations. */
export interface Scene {
  merchant: string
  nodeId: string
  members: number[]
  at: number
  bets: Bet[][]
  holds: { key: string; open: boolean }[][]
  grants: { key: string; open: boolean }[][]
}

/** Turnover of a grant in a scenario: twice its amount. */
export const MULTIPLE = 2

/** Creates the members of a scenario; they never sign in. */
export async function openScene(db: Db, merchant: string, at: number): Promise<Scene> {
  const { node_id: nodeId } = await db.selectFrom('games').select('node_id').where('game_type', '=', 'RNG').executeTakeFirstOrThrow()
  const add = () => addMember(db, { merchant, account: `scene${randomUUID().slice(0, 8)}`, now: at, cost: testCost })
  const none = () => [[], [], []]
  return { merchant, nodeId, members: [await add(), await add(), await add()], at, bets: none(), holds: none(), grants: none() }
}

/** Makes one move in one transaction: `ok`, the code of a refusal, or `nothing` if no open item matches. */
export async function playStep(db: Db, scene: Scene, step: Step): Promise<string> {
  scene.at++
  try {
    return await db.transaction().execute((trx) => moves[step.do](trx, scene, { amount: 0, to: step.member, ...step }))
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

type With = { member: number; amount: number; to: number }
type Move = (db: Db, scene: Scene, step: With) => Promise<string>

const of = (scene: Scene, { member, amount }: With) => ({
  merchant: scene.merchant,
  memberId: scene.members[member]!,
  amount,
  key: `scene:${randomUUID()}`,
  reference: 'scene',
  at: scene.at,
})

const moves: Record<Step['do'], Move> = {
  deposit: async (db, scene, step) => (await deposit(db, of(scene, step)), 'ok'),
  clawback: async (db, scene, step) => (await takeBack(db, of(scene, step), 'clawback'), 'ok'),
  stake: async (db, scene, step) => {
    const round = randomUUID()
    const move = { ...of(scene, step), reference: `round:${round}` }
    await stake(db, move)
    const { merchant, memberId: member_id, at: bet_at } = move
    const game = { node_id: scene.nodeId, vendor: 'SCENE', game_type: 'RNG' as const, play_session_id: null }
    await db
      .insertInto('game_records')
      .values({ ...game, merchant, member_id, round_id: round, stake: step.amount, status: 'open', bet_at, settled_at: null })
      .execute()
    scene.bets[step.member]!.push({ key: move.key, round, state: 'open' })
    return 'ok'
  },
  settle: (db, scene, step) => settle(db, scene, step),
  lose: (db, scene, step) => settle(db, scene, { ...step, amount: 0 }),
  void: async (db, scene, { member }) => {
    const bet = scene.bets[member]!.find(({ state }) => state !== 'void')
    if (!bet) return 'nothing'
    await voidBet(db, { round: bet.round, stake: bet.key, at: scene.at })
    bet.state = 'void'
    return 'ok'
  },
  grant: async (db, scene, step) => {
    const grant = of(scene, step)
    await grantBonus(db, { ...grant, multiple: MULTIPLE, weights: { RNG: 100 } })
    scene.grants[step.member]!.push({ key: grant.key, open: true })
    return 'ok'
  },
  close: async (db, scene, { member }) => {
    const grant = scene.grants[member]!.find(({ open }) => open)
    if (!grant) return 'nothing'
    grant.open = false
    await closeGrant(db, { memberId: scene.members[member]!, key: grant.key, at: scene.at })
    return 'ok'
  },
  hold: async (db, scene, step) => {
    const { memberId, amount: held, ...order } = of(scene, step)
    const legs = [
      { party: { memberId }, amount: -held },
      { party: 'cashier' as const, amount: held },
    ]
    await hold(db, { ...order, kind: 'withdrawal', legs })
    scene.holds[step.member]!.push({ key: order.key, open: true })
    return 'ok'
  },
  post: (db, scene, step) => decide(db, scene, step, post),
  release: (db, scene, step) => decide(db, scene, step, voidHold),
  repay: async (db, scene, step) => {
    const { memberId, amount: paid, ...order } = of(scene, step)
    const account = await db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('kind', '=', 'receivable')
      .executeTakeFirst()
    if (!account || account.debits_posted - account.credits_posted < paid) return 'nothing'
    const legs = [
      { party: { memberId, bucket: 'cash' as const }, amount: -paid },
      { party: { memberId, bucket: 'receivable' as const }, amount: paid },
    ]
    await transfer(db, { ...order, kind: 'repayment', legs })
    return 'ok'
  },
  send: async (db, scene, step) => {
    if (step.member === step.to) return 'nothing'
    const { memberId, amount: sent, ...order } = of(scene, step)
    const legs = [
      { party: { memberId, bucket: 'cash' as const }, amount: -sent },
      { party: { memberId: scene.members[step.to]! }, amount: sent },
    ]
    await transfer(db, { ...order, kind: 'transfer', legs })
    return 'ok'
  },
}

/** Settles the oldest open bet, with its payout. */
async function settle(db: Db, scene: Scene, { member, amount: won }: With): Promise<string> {
  const bet = scene.bets[member]!.find(({ state }) => state === 'open')
  if (!bet) return 'nothing'
  if (won > 0) await payout(db, { stake: bet.key, amount: won, key: `${bet.key}:win`, at: scene.at })
  const settlement = { status: 'settled' as const, payout: won, settled_at: scene.at }
  await db.updateTable('game_records').set(settlement).where('round_id', '=', bet.round).execute()
  bet.state = 'settled'
  return 'ok'
}

async function decide(db: Db, scene: Scene, { member }: With, as: typeof post): Promise<string> {
  const openHold = scene.holds[member]!.find(({ open }) => open)
  if (!openHold) return 'nothing'
  await as(db, { key: `${openHold.key}:${as.name}`, origin: openHold.key, at: scene.at })
  openHold.open = false
  return 'ok'
}
