import { marketOf, paysAgents } from '@platform/sdk/markets'
import type { SandboxMerchant } from '@platform/sandbox/seeding'
import type { Random } from '../random.ts'
import { firstNames, plainName, surnames } from './names.ts'

export interface SeedMember {
  account: string
  nickname: string
  /** Section 3: 0 player, 1 agent, 2 top agent, 4 trial, 40 test player, 41 and 42 agents without dividends. */
  type: number
  upline?: string
  vip: number
  disabled?: boolean
  firstLogin?: boolean
  /** Days since registration. */
  age: number
  /** How many rounds of the last 90 days to generate. */
  rounds: number
  /** Rounds in the last two hours. */
  today?: number
}

/** The demo accounts and 40 other members, in their teams or without one. In a market without agents all of them are players. */
export function makePeople({ market }: SandboxMerchant, random: Random): SeedMember[] {
  const agents = paysAgents(marketOf(market))
  const type = (agent: number) => (agents ? agent : 0)
  const under = (account: string) => (agents ? account : undefined)
  const people: SeedMember[] = [
    { account: 'terezatopo', nickname: 'Tereza Topo', type: type(2), vip: 6, age: 620, rounds: 12 },
    { account: 'brunoagente', nickname: 'Bruno', type: type(1), upline: under('terezatopo'), vip: 5, age: 540, rounds: 60 },
    { account: 'ligiaagente', nickname: 'Lígia', type: type(41), upline: under('brunoagente'), vip: 3, age: 400, rounds: 24 },
    { account: 'marioagente', nickname: 'Mário', type: type(42), upline: under('brunoagente'), vip: 3, age: 380, rounds: 24 },
    { account: 'testeinterno', nickname: 'Teste interno', type: 40, vip: 0, age: 200, rounds: 10 },
    { account: 'anaclara', nickname: 'Ana Clara', type: 0, upline: under('brunoagente'), vip: 4, age: 412, rounds: 420 },
    { account: 'caionovo', nickname: 'Caio', type: 0, upline: under('brunoagente'), vip: 0, firstLogin: true, age: 0, rounds: 0 },
    { account: 'dudablock', nickname: 'Duda', type: 0, upline: under('ligiaagente'), vip: 1, disabled: true, age: 160, rounds: 14 },
  ]
  const uplines = ['brunoagente', 'brunoagente', 'ligiaagente', 'marioagente', 'terezatopo']
  const names = random.shuffle(firstNames.flatMap((first) => surnames.map((last) => [first, last] as const)))
  for (const [i, [first, last]] of names.slice(0, 36).entries()) {
    people.push({
      account: `${plainName(first)}${plainName(last).slice(0, 4)}${random.int(2, 99)}`,
      nickname: `${first} ${last}`,
      type: agents && i % 12 === 5 ? 1 : 0,
      upline: under(random.pick(uplines)),
      vip: random.int(0, 4),
      age: random.int(5, 500),
      rounds: random.int(6, 40),
    })
  }
  return people
}
