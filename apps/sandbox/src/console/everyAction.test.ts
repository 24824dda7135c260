import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { actions } from './actions.ts'
import { defaults } from '../gateway/ConsoleSettings.ts'

const sandbox = await fileSandbox()
const { db } = sandbox
const LOTTERY = 'WALK'
await addLottery(db, 'lotus', { code: LOTTERY, family: 'FIVE', period_ms: 60_000 })

const lotus = { merchant: 'lotus' }
const words = { titlePt: 'T', titleEn: 'T', contentPt: 'C', conditionPt: 'C', conditionEn: 'C' }
type Facts = Record<'userName' | 'withdrawal', string>
const member = ({ userName }: Facts) => ({ ...lotus, userName })
const withdrawal = ({ withdrawal: orderNo }: Facts) => ({ orderNo })
const opened = async (action: string, facts: Facts, more: object = {}) =>
  (await sandbox.console(action, { ...member(facts), ...more })).orderNo as string
/** Of a new member: one may be open at a time. */
const newDeposit = async (_facts: Facts, more = {}) => {
  const { userName } = await sandbox.console('members', lotus)
  return { orderNo: await opened('deposits/open', { userName, withdrawal: '' }, more) }
}
const newWithdrawal = async (facts: Facts) => ({ orderNo: await opened('withdrawals/open', facts) })
const paid = (facts: Facts) => newDeposit(facts, { end: 'credited' })

/** A body for every action, in the order in which they are done. `undefined`: it needs what only other parts bring about, and has a test there. */
const bodies: Record<string, undefined | object | ((facts: Facts) => object | Promise<object>)> = {
  maintenance: { ...lotus, on: true, minutes: 30 },
  upgrading: { ...lotus, on: true },
  region: { ...lotus, on: true },
  ip: { ...lotus, on: true },
  thirdPartySms: { ...lotus, on: true },
  imageCDNs: { ...lotus, on: true },
  audience: { ...lotus, audience: 'members' },
  flags: { ...lotus, flag: 'MAILCEN', on: false },
  rules: { ...lotus, field: 'email', enabled: true, required: true },
  latency: { ms: 1 },
  'registration/state': async () => ({ ...lotus, userName: (await sandbox.console('members', lotus)).userName, at: 'impeded' }),
  'registry/person': { idNumber: '11144477735', answer: 'exclusion' },
  'registry/down': { down: true },
  'place/down': { down: true },
  'identity/answer': { answer: 'clear' },
  faults: { path: '/wps/none', kind: 'error' },
  'faults/clear': { id: 'none' },
  members: { ...lotus, limits: [{ kind: 'stake', period: 'day', value: 1000, hoursAgo: 25 }] },
  deposits: (facts) => ({ ...member(facts), amount: 100_000 }),
  'deposits/open': member,
  'bank/pay': newDeposit,
  'bank/refuse': newDeposit,
  'deposits/expire': newDeposit,
  'bank/clawback': paid,
  'deposits/channel': { ...lotus, channelId: 'pix', maintenance: true },
  'deposits/decide': undefined,
  'withdrawals/ready': member,
  'withdrawals/open': member,
  'withdrawals/review': newWithdrawal,
  'withdrawals/reject': async (facts) => ({ ...(await newWithdrawal(facts)), reason: 'documents' }),
  'withdrawals/approve': withdrawal,
  'withdrawals/send': undefined,
  'bank/payout': async ({ withdrawal: orderNo }) => ({ orderNo, how: 'fail' }),
  'withdrawals/closed': undefined,
  'withdrawals/state': (facts) => ({ ...member(facts), state: 'hold' }),
  'withdrawals/repay': member,
  'withdrawals/freeze': (facts) => ({ ...member(facts), frozen: true }),
  'withdrawals/switch': { ...lotus, on: false },
  'withdrawals/settings': {
    ...lotus,
    min: 1,
    window_from: 5,
    window_until: 6,
    cancellable: false,
    transfer_down: false,
    contract_first: true,
    company_keys: true,
  },
  'rebates/limits': { ...lotus, gameType: 'RNG', gap: 25, step: 10, most: 200 },
  'rebates/quota': { ...lotus, gameType: 'RNG', rate: 77, members: 1 },
  'rebates/lowering': { ...lotus, allowed: true },
  'bank/down': { down: true },
  'sessions/expire': member,
  'members/disable': async () => ({ ...lotus, userName: (await sandbox.console('members', lotus)).userName, disabled: true }),
  'protection/history': member,
  'protection/enter': async () => ({
    ...lotus,
    userName: (await sandbox.console('members', lotus)).userName,
    state: 'paused',
    duration: 'PT24H',
    reason: 'R',
    person: 'P',
  }),
  'keys/rotate': {},
  'limits/show': member,
  'limits/set': (facts) => ({ ...member(facts), person: 'Rita Alves', kind: 'deposit', period: 'day', value: 100_000_000 }),
  'messages/send': (facts) => ({ ...member(facts), ...words }),
  'terms/text': { ...lotus, locale: 'en', sha256: 'ab'.repeat(32) },
  'terms/publish': { merchant: 'ipanema', changesPt: 'M', changesEn: 'C' },
  'applications/decide': undefined,
  'feedback/answer': undefined,
  'kyc/decide': undefined,
  'cpf/change': undefined,
  'contracts/sign': undefined,
  'contracts/again': undefined,
  'contracts/end': undefined,
  'contracts/byHand': undefined,
  'cases/close': undefined,
  'contracts/standard': {
    ...lotus,
    kind: 'daily',
    standard: { basis: 'stake', rateType: 'fixed', tiers: [{ minimumBet: 100, amount: 100 }] },
  },
  'ledger/replay': { ...lotus, steps: [] },
  'bets/lose': (facts) => ({ ...member(facts), amount: 100 }),
  lotteries: { code: LOTTERY, sale: 'closed' },
  'promotions/publish': { ...lotus, ...words, mode: 'join', target: 100, reward: 1 },
  'missions/publish': { ...lotus, ...words, kind: 'daily', goal: 'bets', reward: 1 },
  'rewards/smallest': { ...lotus, amount: 500 },
  'rain/schedule': { ...lotus, ...words, pool: 100, packets: 2 },
  'rewards/give': (facts) => ({ ...member(facts), ...words, amount: 1 }),
  'scenarios/open': {
    ...lotus,
    scenario: { name: 'home/test', about: 'T', path: '/m/home', setup: [{ action: 'maintenance', body: { on: true } }] },
  },
  'scenarios/undo': {},
  'draws/skip': { code: LOTTERY, to: 'lock' },
  'draws/settle': {},
  clock: { offsetMs: 60_000 },
  // What the test is about, and what undoes even that.
  reset: undefined,
  'seed/reset': undefined,
}

/** What belongs to members, what was published, and what was written down: a reset of switches leaves it. */
// prettier-ignore
const data = ['registry_states', 'members', 'member_addresses', 'sessions', 'team_paths', 'messages', 'effects', 'audit_log', 'crypto_keys', 'captchas', 'login_attempts', 'counters', 'nonces', 'idempotency_keys', 'ledger_accounts', 'ledger_entries', 'ledger_transfers', 'wallet_rows', 'game_records', 'bet_results', 'play_days', 'member_days', 'deposit_orders', 'deposit_payments', 'deposit_events', 'limits', 'limit_changes', 'limit_days', 'protection_changes', 'deposit_watermark', 'bank_charges', 'bank_payments', 'bank_notices', 'bank_payouts', 'bank_cards', 'withdrawals', 'withdraw_events', 'kyc_requests', 'cpf_holders', 'rewards', 'promotions', 'missions', 'rain_sessions', 'lottery_draws', 'terms_versions', 'terms_texts', 'consents']

async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text), '')) as digest from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

test('[3] every action of the console has a description, and the walk below has a body for each', () => {
  expect(Object.keys(bodies).toSorted()).toEqual(Object.keys(actions).toSorted())
  for (const [name, { about }] of Object.entries(actions)) expect(about, name).toMatch(/^[A-Z][^\n]{20,}\.$/)
})

test('[3] "Reset switches" resets everything that any control changed, except data of members and published content', async () => {
  const [before, settings] = [await contents(), structuredClone(sandbox.sandbox.services.console.current())]
  expect(settings).toEqual(defaults)
  const { userName } = await sandbox.console('members', { ...lotus, balance: 10_000_000 })
  const facts: Facts = { userName, withdrawal: '' }
  for (const [name, body] of Object.entries(bodies)) {
    if (!body) continue
    const answer = await sandbox.console(name, typeof body === 'function' ? await body(facts) : body).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    if (name === 'withdrawals/open') facts.withdrawal = answer.orderNo
  }
  const changed = await contents()
  // [7.6] None of them requests, confirms or makes a limit higher: the member alone does.
  const rises = db.selectFrom('limit_changes').select('change').where('change', 'in', ['requested', 'confirmed'])
  expect(await rises.execute()).toEqual([])
  await sandbox.console('reset', {})
  const after = await contents()
  expect(sandbox.sandbox.services.console.current()).toEqual(defaults)
  const differs = (to: Record<string, string>) => Object.keys(to).filter((name) => to[name] !== before[name])
  // The control: they were changed.
  expect(differs(changed)).toEqual(expect.arrayContaining(['merchants', 'withdraw_settings', 'register_rules', 'deposit_channels', 'games', 'agent_rebate_settings', 'agent_rebate_quotas', 'agent_rebate_rules'])) // prettier-ignore
  expect(differs(after).filter((name) => !data.includes(name))).toEqual([])
})

test('[7.6] no action of the console lifts an exclusion, or raises, removes or confirms a limit of a member', async () => {
  const { userName } = await sandbox.console('members', {
    ...lotus,
    balance: 10_000_000,
    limits: [1000, null].map((value) => ({ kind: 'loss', period: 'month', value, hoursAgo: 30 })),
  })
  const named = { ...lotus, userName }
  const state = async () => {
    const { limits } = await sandbox.console('limits/show', named)
    const { changes } = await sandbox.console('protection/history', named)
    const { protection } = await db.selectFrom('members').select('protection').where('account', '=', userName).executeTakeFirstOrThrow()
    return { protection, changes, limits: limits.filter(({ kind }: { kind: string }) => kind === 'loss') }
  }
  const walk = async () => {
    for (const [name, body] of Object.entries(bodies)) {
      if (typeof body !== 'function') continue
      const fields = await body({ userName, withdrawal: '' })
      for (const more of [{}, { disabled: false }, { state: 'closing', duration: null }, { kind: 'loss', period: 'month', value: 2000 }])
        await sandbox.console(name, { ...fields, ...more, ...named }).catch(() => undefined)
    }
  }
  // The rise that a confirmation would make lapses with the exclusion.
  expect((await state()).limits).toMatchObject([{ value: 1000, pending: { value: null } }])
  await sandbox.console('protection/enter', { ...named, state: 'excluded', duration: 'P6M', reason: 'R', person: 'P' })
  const before = await state()
  expect(before).toMatchObject({ protection: 'excluded', limits: [{ value: 1000 }] })
  await walk()
  expect(await state()).toEqual(before)
})
