import {
  getDownline,
  getDownlines,
  getTeamBetKpis,
  getTeamBets,
  getTeamDays,
  getTeamMemberKpis,
  getTeamMembers,
  getTeamMoneyKpis,
  getTeamProfitLoss,
  getTeamProfitLossRows,
} from '@platform/sdk/agents'
import { dayOf, getMemberTransaction, getMemberTransactions, getProfitLoss } from '@platform/sdk/records'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TeamActivity } from '@platform/sdk/agents'
import { addMember } from '../account/addMember.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { transfer } from '../ledger/transfer.ts'
import { deposit, stake, takeBack } from '../ledger/wallet.ts'
import { bonusBackKey, clawBackKey } from '../payments/paymentsOf.ts'
import { addRound } from '../testing/addRound.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { addLottery, addOrder } from '../testing/lotteryRows.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { randomTeam } from '../testing/randomTeam.ts'

const ZONE = 'America/Sao_Paulo'
const now = Date.parse('2026-11-20T15:00:00Z')
const seed = process.env.TEAM_SEED ?? String(Date.now() % 1_000_000_000)
const sandbox = await fileSandbox({ clock: () => now })
const days = { startDate: dayOf(now, ZONE, 3), endDate: dayOf(now, ZONE) }

type Client = ReturnType<typeof sandbox.client>
const figuresOf = async (client: Client, filter: Parameters<typeof getTeamMemberKpis>[1]) => {
  const [members, bets, money] = await Promise.all([getTeamMemberKpis(client, filter), getTeamBetKpis(client, filter), getTeamMoneyKpis(client, filter)]) // prettier-ignore
  const { teamOnlineCount: _now, teamMemberCount: _tree, teamAgentCount: _agents, ...counted } = members.footer
  return { ...counted, ...bets.footer, ...money.footer } as Record<string, number>
}
const sumOf = (all: Record<string, number>[]) =>
  Object.fromEntries(Object.keys(all[0]!).map((name) => [name, all.reduce((sum, figures) => sum + figures[name]!, 0)]))

test(`[7.5] on a random tree every figure is the sum of its parts, and the stored totals match the rows (TEAM_SEED=${seed})`, async () => {
  const { members, uplines, asMember } = await randomTeam(sandbox, { seed, size: 9, steps: 120, now })
  expect(await auditLedger(sandbox.db)).toEqual({})
  for (const [index, memberId] of members.entries()) {
    const client = await asMember(index)
    const ofTeam = (id: number) => figuresOf(client, { ...days, memberId: String(id) })
    const children = members.filter((_, child) => uplines[child] === index)
    const parts = [await figuresOf(client, { ...days, scope: 'own' }), ...(await Promise.all(children.map(ofTeam)))]
    expect(await figuresOf(client, days)).toEqual(sumOf(parts))
    const direct = await Promise.all(children.map((id) => figuresOf(client, { ...days, memberId: String(id), scope: 'own' })))
    if (direct.length > 0) expect(await figuresOf(client, { ...days, scope: 'direct' })).toEqual(sumOf(direct))
    for (const stranger of members.filter((_, other) => !isBelow(uplines, other, index))) {
      for (const attempt of attemptsAt(client, String(stranger)))
        expect(await failureOf(attempt())).toMatchObject({ code: 'notFound', status: 404 })
    }
    if (index === 0) await compareWithRows(client, memberId)
    if (index < 2) await compareWithLines(client, memberId)
  }
})

/** Each call about the team of a member. */
const attemptsAt = (client: Client, memberId: string) => [
  ...[getTeamMemberKpis, getTeamBetKpis, getTeamMoneyKpis, getTeamMembers, getTeamProfitLoss, getTeamDays, getTeamBets].map(
    (call) => () => call(client, { ...days, memberId }),
  ),
  () => getTeamProfitLossRows(client, { ...days, memberId, figure: 'bets' }),
  () => getDownline(client, { memberId }),
  () => getDownlines(client, { memberId }),
]

/** Every key figure is what the rows say that it opens, in each scope. */
async function compareWithRows(client: Client, memberId: number) {
  for (const scope of ['own', 'direct', 'team'] as const) {
    const figures = await figuresOf(client, { ...days, scope })
    const rows = (activity?: TeamActivity) => getTeamMembers(client, { ...days, memberId: String(memberId), scope, activity })
    const counted = async (activity: TeamActivity) => (await rows(activity)).footer.count
    expect(await counted('registered')).toBe(figures.teamRegisterMemberCount)
    expect(await counted('firstDeposit')).toBe(figures.teamFirstDepositMemberCount)
    expect(await counted('bet')).toBe(figures.teamBetMemberCount)
    const { balance, count, ...sums } = (await rows()).footer
    expect(figures).toMatchObject({ ...sums, teamBalance: balance })
    for (const [activity, name] of opens) expect((await rows(activity)).footer[name]).toBe(figures[name])
    const { content } = await rows()
    expect(content).toHaveLength(count)
    for (const name of Object.keys(sums)) expect(content.reduce((sum, row) => sum + row[name as 'profit'], 0)).toBe(figures[name])
  }
}

/** Profit and loss in each scope: its lines, its days and the rows behind each number add up to what the key figures say. */
async function compareWithLines(client: Client, memberId: number) {
  for (const scope of ['own', 'direct', 'team'] as const) {
    const filter = { ...days, memberId: String(memberId), scope }
    const { content, totalPages, footer, previous } = await getTeamProfitLoss(client, filter)
    expect(totalPages).toBeLessThan(2)
    const figures = await figuresOf(client, filter)
    expect(figures).toMatchObject(footer)
    expect((await getTeamMoneyKpis(client, filter)).previous).toMatchObject({ profit: previous.profit, feeAmount: previous.feeAmount })
    const numbers = Object.keys(footer) as (keyof typeof footer)[]
    const daily = (await getTeamDays(client, filter)).content
    for (const name of numbers) {
      expect(content.reduce((sum, line) => sum + line[name], 0)).toBe(footer[name])
      expect(daily.reduce((sum, day) => sum + day[name], 0)).toBe(footer[name])
    }
    for (const line of content) {
      const own = await getTeamProfitLoss(client, { ...days, memberId: line.memberId, scope: line.branch ? 'team' : 'own' })
      expect(line).toMatchObject(own.footer)
    }
    for (const [figure, name] of cells) expect((await everyRow(client, { ...filter, figure })).amount).toBe(footer[name])
    const bets = await everyRow(client, { ...filter, figure: 'bets' })
    const sums = { betAmount: footer.betAmount, validBetAmount: footer.validBetAmount, winAmount: footer.winAmount }
    expect(bets).toEqual({ ...sums, amount: footer.winAmount - footer.betAmount })
    // Who registered or logged in did so at no product.
    const ofSlots = (await getTeamDays(client, { ...filter, gameType: 'RNG' })).content
    for (const name of ['teamRegisterMemberCount', 'teamLoginMemberCount', 'teamFirstDepositMemberCount'] as const)
      expect(ofSlots.map((day) => day[name])).toEqual(ofSlots.map(() => 0))
    expect(ofSlots.reduce((sum, day) => sum + day.betAmount, 0)).toBe(footer.betAmount)
    // Every bet of a random team is one of slots.
    const slots = (await getTeamProfitLoss(client, { ...filter, gameType: 'RNG' })).footer
    expect(slots).toMatchObject({ ...sums, profit: bets.amount, depositAmount: 0, rewardAmount: 0, feeAmount: 0 })
  }
}

/** Every row behind a number, a few at a time: added up, and compared with what the first answer says of all. */
async function everyRow(client: Client, filter: Parameters<typeof getTeamProfitLossRows>[1]) {
  const first = await getTeamProfitLossRows(client, { ...filter, pageSize: 7 })
  const rows = [...first.content]
  for (let { cursor } = first; cursor;) {
    const page = await getTeamProfitLossRows(client, { ...filter, pageSize: 7, cursor })
    rows.push(...page.content)
    cursor = page.cursor
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const sum = (name: 'amount' | 'betAmount' | 'validBetAmount' | 'winAmount') => rows.reduce((total, row) => total + row[name], 0)
  const { count, ...sums } = first.footer!
  expect([count, sums.amount, sums.betAmount]).toEqual([rows.length, sum('amount'), sum('betAmount')])
  return { betAmount: sum('betAmount'), validBetAmount: sum('validBetAmount'), winAmount: sum('winAmount'), amount: sum('amount') }
}

const cells = [
  ['deposit', 'depositAmount'],
  ['withdrawal', 'withdrawAmount'],
  ['rebate', 'rebateAmount'],
  ['reward', 'rewardAmount'],
  ['fee', 'feeAmount'],
] as const

const opens = [
  ['deposited', 'depositAmount'],
  ['withdrew', 'withdrawAmount'],
  ['played', 'betAmount'],
  ['played', 'winAmount'],
  ['rewarded', 'rewardAmount'],
  ['charged', 'feeAmount'],
  ['played', 'profit'],
] as const

const isBelow = (uplines: number[], index: number, above: number): boolean =>
  index === above || (index >= 0 && isBelow(uplines, uplines[index] ?? -1, above))

test('[7.5] the control: a wrong total and a missing pair of the tree are found', async () => {
  const { members } = await randomTeam(sandbox, { seed, size: 3, steps: 0, now })
  await sql`update member_days set deposit = deposit + 1 where member_id = ${members[0]!}`.execute(sandbox.db)
  await sql`insert into play_days (member_id, day, game_type, bets) values (${members[1]!}, 1, 'RNG', 1)`.execute(sandbox.db)
  await sql`update team_paths set depth = depth + 1 where descendant_id = ${members[2]!} and depth > 0`.execute(sandbox.db)
  await sql`update ledger_accounts set line = '' where member_id = ${members[0]!} and kind = 'cash'`.execute(sandbox.db)
  expect(await auditLedger(sandbox.db)).toEqual({ wrongMemberDays: 1, wrongPlayDays: 1, wrongTree: expect.any(Number), wrongLines: expect.any(Number) }) // prettier-ignore
  await sql`update ledger_accounts a set line = m.line from members m where m.id = a.member_id`.execute(sandbox.db)
  await sql`update member_days set deposit = deposit - 1 where member_id = ${members[0]!}`.execute(sandbox.db)
  await sql`delete from play_days where member_id = ${members[1]!} and day = 1`.execute(sandbox.db)
  await sql`update team_paths set depth = depth - 1 where descendant_id = ${members[2]!} and depth > 0`.execute(sandbox.db)
  expect(await auditLedger(sandbox.db)).toEqual({})
})

async function bettor() {
  const account = `dia${crypto.randomUUID().slice(0, 8)}`
  const id = await addMember(sandbox.db, { merchant: 'ipanema', account, type: 1, now: 1, cost: 4 })
  const playDays = () => sandbox.db.selectFrom('play_days').select(['day', 'stake', 'payout', 'bets']).where('member_id', '=', id).orderBy('day').execute() // prettier-ignore
  return { id, account, playDays }
}

test.each([
  ['2026-11-20T02:59:59.999Z', '2026-11-19'],
  ['2026-11-20T03:00:00.000Z', '2026-11-20'],
  // Brazil has had no summer time since 2019: a night in which others change their clocks is one like any other.
  ['2026-10-18T02:59:59.999Z', '2026-10-17'],
  ['2026-10-18T03:00:00.000Z', '2026-10-18'],
])('[7.5] a bet that is settled at %s counts on %s', async (settled, day) => {
  const { account, playDays } = await bettor()
  await addRound(sandbox.db, account, 700, { settled_at: Date.parse(settled) })
  expect((await playDays()).map((row) => new Date(row.day * 86_400_000).toISOString().slice(0, 10))).toEqual([day])
})

test('[7.5] a bet that is voided later is deducted on the day of the void', async () => {
  const { id, account, playDays } = await bettor()
  const [before, after] = [now - 3 * 86_400_000, now]
  const move = { merchant: 'ipanema', memberId: id, at: before }
  await deposit(sandbox.db, { ...move, amount: 1000, key: `late:${account}` })
  await stake(sandbox.db, { ...move, amount: 400, key: `stake:${account}` })
  await addRound(sandbox.db, account, 400, { round_id: account, settled_at: before, payout: 0 })
  await sandbox.db.transaction().execute((trx) => voidBet(trx, { round: account, stake: `stake:${account}`, at: after }))
  expect((await playDays()).map(({ stake: amount, bets }) => [amount, bets])).toEqual([
    [400, 1],
    [-400, -1],
  ])
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test.each([0, 4000])(
  "[7.5] a bonus taken back with its deposit does not count as a deposit: the team's profit equals the member's own, with %i of it spent before",
  async (gone) => {
    const { members, asMember } = await randomTeam(sandbox, { seed: 'back', size: 1, steps: 0, now })
    const [memberId, client, key] = [members[0]!, await asMember(0), crypto.randomUUID()]
    const move = { merchant: 'ipanema', memberId, at: now }
    await deposit(sandbox.db, { ...move, amount: 10_000, key: `deposit:${key}` })
    const legs = (amount: number, party: 'promotion' | 'house') => [
      { party, amount: 0 - amount },
      { party: { memberId, bucket: 'cash' as const }, amount },
    ]
    await transfer(sandbox.db, { ...move, kind: 'bonus', key, legs: legs(5000, 'promotion') })
    if (gone > 0) await transfer(sandbox.db, { ...move, kind: 'adjustment', key: `gone:${key}`, legs: legs(0 - gone, 'house') })
    await takeBack(sandbox.db, { ...move, amount: 10_000, key: clawBackKey(key) }, 'clawback')
    await takeBack(sandbox.db, { ...move, amount: 5000, key: bonusBackKey(key), to: 'promotion' }, 'clawback')
    const { total } = await getProfitLoss(client, days)
    expect(total).toMatchObject({ reward: gone, profit: gone })
    const figures = (await getTeamMoneyKpis(client, days)).footer
    expect(figures).toMatchObject({ depositAmount: 0, rewardAmount: total.reward, profit: total.profit })
    expect(await auditLedger(sandbox.db)).toEqual({})
  },
)

test('[7.5] the fee of a deposit is a figure apart from the result of the member and of the team, until a claw-back reverses it', async () => {
  const agent = await depositor(sandbox, { type: 1 })
  const { orderNo } = await agent.begin(10_000, { channelId: 'gateway' })
  const both = async () => {
    const { fee, profit } = (await getProfitLoss(agent.client, days)).total
    const { footer } = await getTeamMoneyKpis(agent.client, days)
    expect([footer.feeAmount, footer.profit]).toEqual([fee, profit])
    return { fee, profit, deposit: footer.depositAmount }
  }
  await agent.pay(orderNo)
  await sandbox.sandbox.services.payments.wake()
  expect(await both()).toEqual({ fee: 250, profit: 0, deposit: 9750 })
  await sandbox.console('bank/clawback', { orderNo })
  await sandbox.sandbox.services.payments.wake()
  expect(await both()).toEqual({ fee: 0, profit: 0, deposit: 0 })
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.5] a member cannot be moved to another upline, and the tree has no cycles', async () => {
  const { members } = await randomTeam(sandbox, { seed: 'moves', size: 2, steps: 0, now })
  const move = (id: number, upline: number | null) => sandbox.db.updateTable('members').set({ upline_id: upline }).where('id', '=', id).execute() // prettier-ignore
  await expect(move(members[1]!, null)).rejects.toThrow('has an upline')
  await expect(move(members[0]!, members[1]!)).rejects.toThrow('is above its upline')
})

test('[7.5] a member who gets an upline later brings all figures of the own team', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'attached', size: 4, steps: 20, now })
  const above = await randomTeam(sandbox, { seed: 'above', size: 2, steps: 5, now })
  const [head, agent] = [await above.asMember(0), await asMember(0)]
  const [before, brought] = [await figuresOf(head, days), await figuresOf(agent, days)]
  await sandbox.db.updateTable('members').set({ upline_id: above.members[1]! }).where('id', '=', members[0]!).execute()
  expect(await figuresOf(head, days)).toEqual(sumOf([before, brought]))
  expect(await figuresOf(agent, days)).toEqual(brought)
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.5] below the maximum length of a stored line a team still has its figures, and no other figures', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'deep', size: 1, steps: 0, now })
  const { rows } = await sql<{ id: number; account: string }>`
    with recursive chain as (select 0 as n, ${members[0]!}::bigint as id union all select n + 1, nextval(pg_get_serial_sequence('members', 'id')) from chain where n < 104)
    insert into members (id, merchant, username, account, password_hash, type, upline_id, registered_at) overriding system value
    select id, 'ipanema', 'fundo' || id, 'fundo' || id, '', 1, lag(id) over (order by n), ${now}::bigint from chain where n > 0 order by n returning id, account`.execute(sandbox.db) // prettier-ignore
  await sandbox.db.updateTable('members').set({ upline_id: members[0]! }).where('id', '=', rows[0]!.id).execute()
  await addRound(sandbox.db, rows.at(-1)!.account, 500, { settled_at: now })
  const client = await asMember(0)
  for (const at of [97, 98, 99, 100, 103]) {
    const filter = { ...days, memberId: String(rows[at]!.id) }
    expect(await figuresOf(client, filter)).toMatchObject({ teamBetMemberCount: 1, betAmount: 500, teamRegisterMemberCount: 104 - at })
    expect((await getTeamProfitLoss(client, filter)).content).toMatchObject([{ memberId: String(rows[Math.min(at + 1, 103)]!.id), betAmount: 500 }]) // prettier-ignore
    expect((await getTeamMembers(client, { ...filter, scope: 'team' })).footer).toMatchObject({ count: 104 - at, betAmount: 500 })
  }
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.5] the figures of today and of earlier days, and the online members', async () => {
  const agent = await sandbox.member({ type: 1 })
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', agent.userName).executeTakeFirstOrThrow()
  const below = await addMember(sandbox.db, { merchant: 'ipanema', account: `abaixo${id}`, uplineId: id, now, cost: 4, balance: 5000 })
  await addRound(sandbox.db, `abaixo${id}`, 300, { settled_at: now, payout: 100 })
  await addRound(sandbox.db, `abaixo${id}`, 200, { settled_at: now - 86_400_000 })
  const client = sandbox.client({ session: { ...agent, firstTimeLogin: false } as never })
  const today = { startDate: dayOf(now, ZONE), endDate: dayOf(now, ZONE) }
  expect(await getTeamMemberKpis(client, today)).toEqual({
    footer: { teamLoginMemberCount: 0, teamRegisterMemberCount: 2, teamFirstDepositMemberCount: 1, teamOnlineCount: 1, teamMemberCount: 2, teamAgentCount: 1, teamBalance: 5000 }, // prettier-ignore
    previous: { teamLoginMemberCount: 0, teamRegisterMemberCount: 0, teamFirstDepositMemberCount: 0 },
    updateTime: now,
  })
  expect(await getTeamBetKpis(client, today)).toMatchObject({
    footer: { teamBetMemberCount: 1, betAmount: 300, winAmount: 100 },
    previous: { teamBetMemberCount: 1, betAmount: 200, winAmount: 0 },
  })
  expect((await getTeamMoneyKpis(client, { ...today, memberId: String(below) })).footer).toMatchObject({
    depositAmount: 5000,
    profit: -200,
  })
})

test('[7.5] members are listed by activity and found by name, with masked names except for direct members', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'line', size: 1, steps: 0, now })
  const root = members[0]!
  const add = (account: string, uplineId: number, type: number, profile = {}) => addMember(sandbox.db, { merchant: 'ipanema', account, type, uplineId, now, cost: 4, profile }) // prettier-ignore
  const agent = await add(`Agente${root}`, root, 1)
  const player = await add(`Jogador${root}`, agent, 0, { mobile: '5511987654321', email: 'jogador@correio.example' })
  const client = await asMember(0)
  const list = (filter: object) => getTeamMembers(client, { ...days, ...filter })
  const names = async (filter: object) => (await list(filter)).content.map(({ userName }) => userName)
  const masked = `Jo•••${String(root).at(-1)}`
  expect(await names({ scope: 'team', order: 'newest', activity: 'registered' })).toEqual(expect.arrayContaining([masked, `Agente${root}`]))
  expect(await names({ scope: 'direct' })).toEqual([`Agente${root}`])
  expect(await names({ scope: 'team', kind: 'player' })).toEqual([masked])
  // The beginning finds who is right below; of those further down only the complete name does.
  for (const userName of ['agen', ' agen\u00a0', '\u200bag\uff45n'])
    expect(await names({ scope: 'team', userName })).toEqual([`Agente${root}`])
  expect(await names({ scope: 'team', userName: 'jogad' })).toEqual([])
  expect(await names({ scope: 'team', userName: `jogador${root}` })).toEqual([masked])
  expect((await list({ memberId: String(agent), scope: 'direct' })).path.map(({ memberId }) => memberId)).toEqual([String(root), String(agent)]) // prettier-ignore
  expect(await getDownline(client, { memberId: String(player) })).toMatchObject({ userName: masked, mobileNum: '+5511 ••••21', email: 'j••••@correio.example', teamMemberCount: 0 }) // prettier-ignore
  expect((await getDownlines(client)).content).toMatchObject([{ userName: `Agente${root}`, teamMemberCount: 1 }])
})

test('[7.5] members are sorted by balance, stake or last login, and filtered by amounts, including members without bets or wallets', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'orders', size: 1, steps: 0, now })
  const root = members[0]!
  const add = (name: string, balance: number) => addMember(sandbox.db, { merchant: 'ipanema', account: `${name}${root}`, uplineId: root, now, cost: 4, balance }) // prettier-ignore
  const [rich, poor] = [await add('rico', 90_000), await add('pobre', 999)]
  await add('vazio', 0)
  // What is in another of the own wallets is the member's too.
  await sandbox.db.insertInto('ledger_accounts').values({ merchant: 'ipanema', kind: 'wallet', member_id: rich, name: 'games' }).execute()
  const wallet = sandbox.db.selectFrom('ledger_accounts').select('id').where('member_id', '=', rich).where('kind', '=', 'wallet')
  const { id: accountId } = await wallet.executeTakeFirstOrThrow()
  const legs = [
    { party: { memberId: rich, bucket: 'cash' as const }, amount: -89_500 },
    { party: { accountId }, amount: 89_500 },
  ]
  await transfer(sandbox.db, { merchant: 'ipanema', kind: 'transfer', key: `games:${rich}`, reference: 'wallet:games', legs, at: now })
  await addRound(sandbox.db, `pobre${root}`, 5000, { settled_at: now })
  await addRound(sandbox.db, `rico${root}`, 300, { settled_at: now })
  await sandbox.db.updateTable('members').set({ last_login_at: now }).where('id', '=', poor).execute()
  await sandbox.db
    .updateTable('members')
    .set({ last_login_at: now - 8 * 86_400_000 })
    .where('id', '=', rich)
    .execute()
  const client = await asMember(0)
  const names = async (filter: object) => (await getTeamMembers(client, { ...days, scope: 'direct', ...filter })).content.map(({ userName }) => userName.replace(String(root), '')) // prettier-ignore
  expect(await names({ order: 'balance' })).toEqual(['rico', 'pobre', 'vazio'])
  const { content, footer } = await getTeamMembers(client, { ...days, scope: 'direct', order: 'balance' })
  expect([footer.balance, ...content.map(({ balance }) => balance)]).toEqual([90_999, 90_000, 999, 0])
  expect((await getTeamMemberKpis(client, { ...days, scope: 'direct' })).footer.teamBalance).toBe(90_999)
  expect(await names({ order: 'stake' })).toEqual(['pobre', 'rico', 'vazio'])
  expect(await names({ order: 'lastLogin' })).toEqual(['pobre', 'rico', 'vazio'])
  expect(await names({ activity: 'balance10' })).toEqual(['rico'])
  expect(await names({ activity: 'balanceBelow10', order: 'balance' })).toEqual(['pobre', 'vazio'])
  expect(await names({ activity: 'idle', order: 'balance' })).toEqual(['rico', 'vazio'])
})

test('[7.5] agents never see the number of a member who registered by mobile, whatever they query', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'number', size: 1, steps: 0, now })
  const client = await asMember(0)
  let uplineId = members[0]!
  const numbers: string[] = []
  // Right below, and further down; the second has another number by now.
  for (const changed of [false, true]) {
    const account = `5521${String(Date.now() + uplineId).slice(-9)}`
    const profile = { mobile: changed ? `${account.slice(0, -2)}00` : account }
    uplineId = await addMember(sandbox.db, { merchant: 'ipanema', account, type: 1, uplineId, now, cost: 4, balance: 500, profile })
    numbers.push(account)
  }
  const [number, below] = numbers as [string, string]
  const shown = (account: string) => `+5521 ••••${account.slice(-2)}`
  const list = (filter: object) => getTeamMembers(client, { ...days, ...filter })
  const movements = await getMemberTransactions(client, { ...days, types: 'A' })
  const all = [
    await list({ scope: 'team' }),
    await list({ memberId: String(uplineId) }),
    await getDownline(client, { memberId: String(uplineId) }),
    await getDownlines(client),
    movements,
    await getMemberTransaction(client, { id: movements.content[0]!.id, types: 'A' }),
  ]
  for (const answer of all) {
    const text = JSON.stringify(answer)
    expect([number, below].filter((one) => text.includes(one))).toEqual([])
    expect([number, below].filter((one) => text.includes(shown(one)))).not.toEqual([])
  }
  const found = async (userName: string) => (await list({ scope: 'team', userName })).content.map((row) => row.userName)
  expect(await found(number.slice(0, -1))).toEqual([])
  expect(await found(number)).toEqual([shown(number)])
})

test('[7.5] the bets of a team, by user, product, game, draw and state, in pages; a void bet is listed but not counted', async () => {
  const { members, asMember } = await randomTeam(sandbox, { seed: 'bets', size: 1, steps: 0, now })
  const root = members[0]!
  const add = (account: string, uplineId: number) =>
    addMember(sandbox.db, { merchant: 'ipanema', account, type: 1, uplineId, now, cost: 4 })
  const agent = await add(`Aposta${root}`, root)
  const player = await add(`Baixo${root}`, agent)
  await addRound(sandbox.db, `Aposta${root}`, 300, { bet_at: now - 5000, settled_at: now, payout: 500 })
  await addRound(sandbox.db, `Baixo${root}`, 200, { bet_at: now - 4000, settled_at: now, payout: 0, node_id: 'slot-2' })
  await addRound(sandbox.db, `Baixo${root}`, 900, { bet_at: now - 3000, settled_at: now, status: 'cancelled' })
  await addRound(sandbox.db, `Baixo${root}`, 700, { bet_at: now - 2000, settled_at: null, status: 'open' })
  const lottery = await addLottery(sandbox.db, 'ipanema')
  await addOrder(sandbox.db, { orderNo: `L${root}`, memberId: player, merchant: 'ipanema', drawId: `${lottery}-1` })
  const { node_id } = await sandbox.db.selectFrom('lotteries').select('node_id').where('code', '=', lottery).executeTakeFirstOrThrow()
  await addRound(sandbox.db, `Baixo${root}`, 40, {
    bet_at: now - 1000,
    settled_at: now,
    round_id: `L${root}-1`,
    node_id,
    game_type: 'ELOTT',
  })
  const client = await asMember(0)
  const bets = async (filter: object) => {
    const first = await getTeamBets(client, { ...days, pageSize: 2, ...filter })
    const content = [...first.content]
    for (let { cursor } = first; cursor;) {
      const page = await getTeamBets(client, { ...days, pageSize: 2, ...filter, cursor })
      content.push(...page.content)
      cursor = page.cursor
    }
    return { stakes: content.map(({ bet }) => bet.betAmount), content, footer: first.footer! }
  }
  const all = await bets({})
  expect(all.stakes).toEqual([40, 700, 900, 200, 300])
  expect(all.footer).toEqual({ count: 5, betAmount: 1240, validBetAmount: 540, winAmount: 500, profit: -40 })
  expect(all.content.map(({ userName }) => userName)).toEqual([...Array<string>(4).fill(`Ba•••${String(root).at(-1)}`), `Aposta${root}`])
  expect((await bets({ scope: 'direct' })).stakes).toEqual([300])
  expect((await bets({ memberId: String(agent), scope: 'own' })).stakes).toEqual([300])
  expect((await bets({ userName: `baixo${root}` })).stakes).toEqual([40, 700, 900, 200])
  expect((await bets({ userName: 'baixo' })).stakes).toEqual([])
  expect((await bets({ gameType: 'ELOTT' })).content).toMatchObject([{ numero: '1', memberId: String(player) }])
  expect((await bets({ numero: '1' })).stakes).toEqual([40])
  expect((await bets({ nodeId: 'slot-2' })).stakes).toEqual([200])
  expect((await bets({ status: 'won' })).stakes).toEqual([300])
  expect((await bets({ status: 'void' })).footer).toMatchObject({ count: 1, betAmount: 0, profit: 0 })
  expect((await bets({ dateType: 'settle' })).stakes).not.toContain(700)
})
