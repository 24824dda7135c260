import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../db/openDatabase.ts'
import { availableOf, predict, newModel, type Model } from '../testing/ledgerModel.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { openScene, playStep, type Scene, type Step } from '../console/ledgerSteps.ts'
import { balanceOf } from './wallet.ts'

/** Small in `npm test`, long in `npm run soak`; another seed than the printed one with LEDGER_SEED. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 6)
const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000_000)

const sandbox = await fileSandbox()

const member = fc.integer({ min: 0, max: 2 })
/** Mostly small, so that wallets run out and grants are cleared. */
const amount = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 5000 }))
const kinds = <const Kind extends string>(...names: Kind[]) => fc.constantFrom(...names)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: kinds('deposit', 'stake', 'stake', 'settle', 'settle', 'grant', 'hold', 'clawback', 'repay'),
      member,
      amount,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: kinds('void', 'post', 'release', 'close', 'lose', 'lose'), member }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send' as const), member, to: member, amount }) },
)

/** Every byte of every wallet, grant and requirement. */
const bytes = async (db: Db) =>
  (await sql<{ digest: string }>`select md5(string_agg(row, '|')) as digest from (
    select a::text as row from ledger_accounts a union all select t::text from turnover_requirements t order by 1) rows`.execute(db)).rows[0]!.digest // prettier-ignore

/** Money of each member's buckets, and what is owed. */
async function stateOf(db: Db, scene: Scene) {
  const rows = await db.selectFrom('ledger_accounts').selectAll().where('member_id', 'in', scene.members).orderBy('id').execute()
  return scene.members.map((id) => {
    const own = rows.filter((row) => row.member_id === id)
    const bonus = own.filter(({ kind }) => kind === 'bonus').map(({ state, balance }) => [state, balance])
    const debt = own.find(({ kind }) => kind === 'receivable')
    return { cash: own.find(({ kind }) => kind === 'cash')!.balance, owed: debt ? debt.debits_posted - debt.credits_posted : 0, bonus }
  })
}

/** A step as fast-check runs it; printed, it is a line that the console's `ledger/replay` plays again. */
class StepCommand implements fc.AsyncCommand<Model, Scene> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check = () => true
  toString = () => JSON.stringify(this.step)
  async run(model: Model, scene: Scene) {
    const { db } = sandbox
    const before = await bytes(db)
    const answer = predict(model, this.step)
    expect(await playStep(db, scene, this.step)).toBe(answer)
    if (answer !== 'ok') expect(await bytes(db)).toBe(before)
    const predicted = model.members.map(({ cash, owed, grants }) => ({
      cash,
      owed,
      bonus: grants.map(({ state, balance }) => [state, balance]),
    }))
    expect(await stateOf(db, scene)).toEqual(predicted)
  }
}

test(`[7.6] any sequence of money movements follows a plain model to the cent, and every invariant holds (seed ${seed})`, async () => {
  const commands = fc.commands([anyStep.map((step) => new StepCommand(step))], { maxCommands: 40, size: 'max' })
  const property = fc.asyncProperty(commands, async (steps) => {
    const scene = await openScene(sandbox.db, 'ipanema', 1000)
    const model = newModel(1000)
    await fc.asyncModelRun(() => ({ model, real: scene }), steps)
    for (const [index, id] of scene.members.entries()) expect(await balanceOf(sandbox.db, id)).toBe(availableOf(model.members[index]!))
    expect(await auditLedger(sandbox.db)).toEqual({})
  })
  await fc.assert(property, { numRuns: RUNS, seed, endOnFailure: Boolean(process.env.LEDGER_SEED) })
}, 600_000)

test('[7.6] a printed scenario can be replayed in the console, with balances and audit after each step', async () => {
  const steps: Step[] = [
    { do: 'deposit', member: 0, amount: 1000 },
    { do: 'grant', member: 0, amount: 100 },
    { do: 'stake', member: 0, amount: 1050 },
    { do: 'settle', member: 0, amount: 21 },
    { do: 'send', member: 0, to: 1, amount: 500 },
  ]
  const played = await sandbox.console<{ answer: string; balances: number[]; audit: object }[]>('ledger/replay', {
    merchant: 'ipanema',
    steps,
  })
  expect(played.map(({ answer, balances }) => [answer, balances[0]])).toEqual([
    ['ok', 1000],
    ['ok', 1100],
    ['ok', 50],
    ['ok', 71],
    ['wallet.insufficient', 71],
  ])
  expect(played.map(({ audit }) => audit)).toEqual(steps.map(() => ({})))
})
