import { sql } from 'kysely'
import { type Db, demoPassword, hashPassword, isLottery, type SandboxMerchant } from '@platform/sandbox/seeding'
import type { SeedGame } from './catalogue/games.ts'
import { makeBranch } from './catalogue/branch.ts'
import { makePeople, type SeedMember } from './catalogue/people.ts'
import { type History, makeHistory, type SeedMove } from './history.ts'
import { insertMoves } from './insertMoves.ts'
import { insertRows } from './insertRows.ts'
import { seedClubPoints } from './seedClub.ts'
import { insertRebates, moveOfRebate, pastRebates } from './pastRebates.ts'
import { makeRandom } from './random.ts'

const DAY = 86_400_000

export interface MemberOptions {
  seed: string
  now: number
  hashCost: number
  /** Share of the history, 0 to 1; tests use a small one. */
  share: number
  /** Other movements of the same members: the ledger gets all of them in order of time. */
  bets: readonly SeedMove[]
}

/** The members of one merchant with their tree, wallets, 90 days of play, favorites and recent games. */
export async function seedMembers(db: Db, merchant: SandboxMerchant, games: readonly SeedGame[], options: MemberOptions): Promise<void> {
  const { seed, now, share, bets } = options
  const random = makeRandom(`members:${seed}:${merchant.code}`)
  // The branch is last and has a separate random generator, so that it changes no other member's history.
  const branch = makeBranch(merchant, makeRandom(`branch:${seed}:${merchant.code}`))
  const people = [...makePeople(merchant, random), ...branch].map((member) => ({ ...member, rounds: Math.ceil(member.rounds * share) }))
  await insertPeople(db, merchant.code, people, options)
  await seedClubPoints(db, merchant.code, people, now)
  const offers = ({ type }: SeedGame) => !isLottery(type) && (merchant.categories?.includes(type) ?? true)
  const playableGames = games.filter((game) => !game.maintenance && !game.lobby && offers(game))
  const histories = people.map((member) => makeHistory(member, playableGames, random, now))
  const rebates = merchant.features.includes('MANPLAYREB3') ? pastRebates(merchant.code, people, histories, now) : []
  const moves = [...histories.flatMap((history) => history.moves), ...bets, ...rebates.map(moveOfRebate)]
  await insertMoves(
    db,
    merchant.code,
    moves.sort((a, b) => a.at - b.at),
  )
  await insertRounds(db, merchant.code, histories)
  await insertRebates(db, merchant.code, rebates, now)
  await insertTastes(db, merchant.code, histories, now)
}

async function insertPeople(db: Db, merchant: string, people: SeedMember[], { now, hashCost }: MemberOptions): Promise<void> {
  const password_hash = await hashPassword(demoPassword, hashCost)
  await insertRows(
    db,
    'members',
    people.map((member, index) => ({
      merchant,
      username: member.account.toLowerCase(),
      account: member.account,
      nickname: member.nickname,
      password_hash,
      type: member.type,
      disabled: member.disabled ?? false,
      first_login: member.firstLogin ?? false,
      // Verified, so that recovery and sign-in by code can be tried: 11 9 0000 1000 is the first member's.
      email: `${member.account.toLowerCase()}@correio.example`,
      mobile: `551190000${1000 + index}`,
      registered_at: now - member.age * DAY,
      last_login_at: member.rounds || member.today ? now - 3_600_000 : null,
    })),
  )
  const uplines = people.filter(({ upline }) => upline).map(({ account, upline }) => ({ account, upline }))
  await sql`
    update members m set upline_id = u.id
    from jsonb_to_recordset(${JSON.stringify(uplines)}::jsonb) as t(account text, upline text), members u
    where m.merchant = ${merchant} and m.username = t.account and u.merchant = ${merchant} and u.username = t.upline`.execute(db)
  await sql`
    insert into ledger_accounts (merchant, kind, member_id)
    select merchant, 'cash', id from members where merchant = ${merchant} order by id on conflict do nothing`.execute(db)
}

async function insertRounds(db: Db, merchant: string, histories: History[]): Promise<void> {
  const rows = histories
    .flatMap(({ rounds }) => rounds)
    .sort((a, b) => a.at - b.at)
    .map(({ round, account, game, stake, payout, detail, at }) => ({
      account,
      node_id: game.nodeId,
      vendor: game.vendor,
      game_type: game.type,
      round_id: round,
      stake,
      payout,
      detail,
      bet_at: at,
    }))
  await sql`
    insert into game_records (member_id, merchant, node_id, vendor, game_type, round_id, stake, payout, status, detail, bet_at, settled_at)
    select m.id, m.merchant, node_id, vendor, game_type, round_id, stake, payout, 'settled', detail, bet_at, bet_at + 4000
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(account text, node_id text, vendor text, game_type text, round_id text, stake bigint, payout bigint, detail jsonb, bet_at bigint)
    join members m on m.merchant = ${merchant} and m.username = t.account
    order by bet_at`.execute(db)
}

/** Recent games follow from the history; favorites are the most played ones. */
async function insertTastes(db: Db, merchant: string, histories: History[], now: number): Promise<void> {
  const last = new Map<string, { account: string; node_id: string; at: number; times: number }>()
  for (const { account, game, at } of histories.flatMap(({ rounds }) => rounds)) {
    const key = `${account}|${game.nodeId}`
    last.set(key, { account, node_id: game.nodeId, at: Math.max(at, last.get(key)?.at ?? 0), times: (last.get(key)?.times ?? 0) + 1 })
  }
  const rows = JSON.stringify([...last.values()])
  const playedRows = sql`jsonb_to_recordset(${rows}::jsonb) as t(account text, node_id text, at bigint, times int)
    join members m on m.merchant = ${merchant} and m.username = t.account`
  await sql`insert into recent_games (member_id, node_id, played_at) select m.id, node_id, at from ${playedRows}`.execute(db)
  await sql`
    insert into favorites (member_id, node_id, created_at)
    select id, node_id, ${now}::bigint - place * 60000 from (
      select m.id, node_id, row_number() over (partition by m.id order by times desc, node_id) as place from ${playedRows}
    ) ranked where place <= 6`.execute(db)
}
