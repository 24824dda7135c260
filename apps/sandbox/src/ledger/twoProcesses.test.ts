import { once } from 'node:events'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { testCost } from '../account/password.ts'
import type { Db } from '../db/openDatabase.ts'
import type { BankOrders, BankOutcome } from '../testing/bankWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startWorker } from '../testing/startWorker.ts'
import type { StakeOrders, StakeOutcome } from '../testing/stakeWorker.ts'
import type { ClaimOrders, ClaimOutcome } from '../testing/claimWorker.ts'
import type { StepOrders } from '../testing/stepWorker.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { untilAsleep } from '../testing/untilAsleep.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { openScene, playStep, type Step } from '../console/ledgerSteps.ts'
import { balanceOf } from './wallet.ts'

const WALLET = 10_000
const STAKE = 100

/** 500 parallel stakes of one wallet by two processes, 200 by the control; the wallet pays for 100. */
async function race({ naive }: { naive: boolean }) {
  const databaseUrl = await testDatabase()
  const { db, close } = await startTestSandbox({ databaseUrl })
  const memberId = await addMember(db, { merchant: 'ipanema', account: 'racer', balance: WALLET, now: 1, cost: testCost })
  if (naive) {
    await sql`alter table ledger_accounts drop constraint player_never_below_zero`.execute(db)
    await sql`alter table wallet_rows drop constraint wallet_rows_balance_before_check, drop constraint wallet_rows_balance_after_check`.execute(
      db,
    )
  }
  const workers = await Promise.all(
    ['one', 'two'].map((worker) => {
      const orders: StakeOrders = { databaseUrl, memberId, stakes: naive ? 100 : 250, amount: STAKE, name: worker, naive }
      return startWorker<StakeOrders, StakeOutcome>('stakeWorker.ts', orders)
    }),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const result = { outcomes, balance: await balanceOf(db, memberId), audit: await auditLedger(db) }
  await close()
  return { ...result, paid: outcomes.reduce((sum, { paid }) => sum + paid, 0), errors: outcomes.flatMap(({ errors }) => errors) }
}

test('[7.6] two processes, 500 parallel stakes: exactly those that the balance covers succeed', async () => {
  const { paid, errors, balance, audit } = await race({ naive: false })
  expect(errors).toEqual([])
  expect(paid).toBe(WALLET / STAKE)
  expect(balance).toBe(0)
  expect(audit).toEqual({})
}, 60_000)

test('[7.6] control: without the guard, reading the balance before staking overdraws the same wallet', async () => {
  const { paid, balance, audit } = await race({ naive: true })
  expect(paid).toBeGreaterThan(WALLET / STAKE)
  expect(balance).toBeLessThan(0)
  expect(audit.negativeAccounts).toBe(1)
}, 60_000)

/** Two processes claim the same two rewards, 100 times each; `naive` = looks first and trusts what it saw. */
async function claims({ naive }: { naive: boolean }) {
  const databaseUrl = await testDatabase()
  const { db, close } = await startTestSandbox({ databaseUrl })
  const memberId = await addMember(db, { merchant: 'ipanema', account: 'winner', balance: 0, now: 1, cost: testCost })
  const orders = { databaseUrl, memberId, claims: 100, naive }
  const workers = await Promise.all(
    ['one', 'two'].map((worker) => startWorker<ClaimOrders, ClaimOutcome>('claimWorker.ts', { ...orders, name: worker })),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const result = { balance: await balanceOf(db, memberId), audit: await auditLedger(db), errors: outcomes.flatMap(({ errors }) => errors) }
  await close()
  return { ...result, paid: outcomes.reduce((sum, { paid }) => sum + paid, 0) }
}

test('[3] two processes, 200 parallel claims of two rewards: each is paid once', async () => {
  expect(await claims({ naive: false })).toEqual({ paid: 2, balance: 200, audit: {}, errors: [] })
}, 60_000)

test('[3] control: reading before paying pays the same reward again', async () => {
  expect((await claims({ naive: true })).paid).toBeGreaterThan(2)
}, 60_000)

/** Small in `npm test`, long in `npm run soak`. */
const FACTOR = Number(process.env.LEDGER_FACTOR ?? 1)

/** Two processes move money between ten wallets and add all of them up meanwhile. */
async function bank({ naive }: { naive: boolean }) {
  const databaseUrl = await testDatabase()
  const { db, close } = await startTestSandbox({ databaseUrl })
  const add = (index: number) => addMember(db, { merchant: 'ipanema', account: `bank${index}`, balance: 1000, now: 1, cost: testCost })
  const members = await Promise.all(Array.from({ length: 10 }, (_, index) => add(index)))
  if (naive) await sql`drop trigger ledger_sum on ledger_entries`.execute(db)
  const orders = { databaseUrl, members, transfers: 300 * FACTOR, naive }
  const workers = await Promise.all(
    ['one', 'two'].map((worker) => startWorker<BankOrders, BankOutcome>('bankWorker.ts', { ...orders, name: worker })),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const audit = await auditLedger(db)
  await close()
  return { totals: new Set(outcomes.flatMap(({ totals }) => totals)), moved: outcomes.map(({ moved }) => moved), errors: outcomes.flatMap(({ errors }) => errors), audit } // prettier-ignore
}

test(
  '[7.6] ten wallets have the same total at any moment, in two processes',
  async () => {
    const { totals, moved, errors, audit } = await bank({ naive: false })
    expect(errors).toEqual([])
    expect(Math.min(...moved)).toBeGreaterThan(100 * FACTOR)
    expect([...totals]).toEqual([10_000])
    expect(audit).toEqual({})
  },
  120_000 * FACTOR,
)

test(
  '[7.6] control: with a separate debit and credit the money is missing in between',
  async () => {
    const { totals, audit } = await bank({ naive: true })
    expect(totals.size).toBeGreaterThan(1)
    expect(audit).toHaveProperty('brokenRows')
  },
  120_000 * FACTOR,
)

/** What leads up to each step, so that there is something for it to do. */
const killed: [string, Step[], Step][] = [
  ['stake', [], { do: 'stake', member: 0, amount: 120 }],
  ['settlement that clears a grant', [{ do: 'stake', member: 0, amount: 200 }], { do: 'settle', member: 0, amount: 90 }],
  ['void of a settled bet', [{ do: 'stake', member: 0, amount: 120 }, { do: 'settle', member: 0, amount: 90 }], { do: 'void', member: 0 }], // prettier-ignore
  ['grant', [], { do: 'grant', member: 0, amount: 50 }],
  ['hold', [], { do: 'hold', member: 0, amount: 60 }],
  ['posting', [{ do: 'hold', member: 0, amount: 60 }], { do: 'post', member: 0 }],
  ['void of a hold', [{ do: 'hold', member: 0, amount: 60 }], { do: 'release', member: 0 }],
  ['claw-back', [], { do: 'clawback', member: 0, amount: 150 }],
]

const TIMES = Number(process.env.LEDGER_KILLS ?? 1)
const bytes = (db: Db) =>
  sql<{ digest: string }>`select md5(string_agg(row, '|')) as digest from (
    select a::text as row from ledger_accounts a union all select t::text from turnover_requirements t
    union all select w::text from wallet_rows w union all select r::text from game_records r order by 1) rows`
    .execute(db)
    .then(({ rows }) => rows[0]!.digest)

test(
  '[7.6] a process that is killed during any movement of money leaves nothing of it, and the next one does it completely',
  async () => {
    const databaseUrl = await testDatabase()
    const { db, close } = await startTestSandbox({ databaseUrl })
    await sql`create function doze() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return new; end'`.execute(db)
    for (const [name, before, step] of Array.from({ length: TIMES }, () => killed).flat()) {
      const scene = await openScene(db, 'ipanema', 1000)
      for (const one of [{ do: 'deposit', member: 0, amount: 100 }, { do: 'grant', member: 0, amount: 100 }, ...before] as Step[]) {
        expect(await playStep(db, scene, one)).toBe('ok')
      }
      const untouched = await bytes(db)
      await sql`create trigger doze after insert on ledger_entries for each statement execute function doze()`.execute(db)
      const { child, go } = await startWorker<StepOrders, string>('stepWorker.ts', { databaseUrl, scene, step })
      void go().catch(() => undefined)
      await untilAsleep(db)
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      // Postgres notices in its own time that a client is dead: dropping the trigger waits for it.
      await sql`drop trigger doze on ledger_entries`.execute(db)
      expect([name, await bytes(db), await auditLedger(db)]).toEqual([name, untouched, {}])
      expect([name, await playStep(db, scene, step), await auditLedger(db)]).toEqual([name, 'ok', {}])
    }
    await close()
  },
  180_000 * TIMES,
)

const RACES = Number(process.env.LEDGER_RUNS ?? 4)
const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 1_000_000_000)
const anyStep = fc.record({
  do: fc.constantFrom(
    'deposit',
    'stake',
    'stake',
    'settle',
    'lose',
    'void',
    'grant',
    'hold',
    'post',
    'release',
    'clawback',
    'close',
    'send',
  ),
  member: fc.constantFrom(0, 1, 2),
  to: fc.constantFrom(0, 1, 2),
  amount: fc.integer({ min: 1, max: 300 }),
}) as fc.Arbitrary<Step>

test(
  `[7.6] steps of three members raced by a scheduler: no deadlock, no fault, every invariant holds (seed ${seed})`,
  async () => {
    const databaseUrl = await testDatabase()
    const { db, close } = await startTestSandbox({ databaseUrl })
    const property = fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { minLength: 15, maxLength: 40 }), async (scheduler, steps) => {
      const scene = await openScene(db, 'ipanema', 1000)
      const inFlight: Promise<string>[] = []
      // Steps of one member follow each other, those of others come in between as the scheduler likes; none waits for the answer of the one before.
      for (const member of [0, 1, 2]) {
        const own = steps.filter((step) => step.member === member)
        let last: Promise<unknown> = Promise.resolve()
        const tasks = own.map(
          (step) => async () => void inFlight.push((last = last.then(() => playStep(db, scene, step))) as Promise<string>),
        )
        void scheduler.scheduleSequence(
          tasks.map((task, index) => ({ builder: task, label: `${member}:${index} ${JSON.stringify(own[index])}` })),
        )
      }
      await scheduler.waitIdle()
      const answers = await Promise.all(inFlight)
      expect(answers.filter((answer) => !['ok', 'nothing', 'wallet.insufficient'].includes(answer))).toEqual([])
      expect(await auditLedger(db)).toEqual({})
    })
    await fc.assert(property, { numRuns: RACES, seed })
    await close()
  },
  120_000 * FACTOR,
)
