import { marketOf, paysAgents } from '@platform/sdk/markets'
import type { SandboxMerchant } from '@platform/sandbox/seeding'
import type { Random } from '../random.ts'
import { firstNames, plainName, surnames } from './names.ts'
import type { SeedMember } from './people.ts'

/** Agents below the demo agent, with the number of their direct members: three levels below those of the first accounts. */
const agents: (Pick<SeedMember, 'account' | 'nickname'> & { upline: string; players: number })[] = [
  { account: 'paularede', nickname: 'Paula', upline: 'ligiaagente', players: 7 },
  { account: 'joaorede', nickname: 'João', upline: 'paularede', players: 6 },
  { account: 'inesrede', nickname: 'Inês', upline: 'brunoagente', players: 8 },
]
/** Number of players below an agent who also play today. */
const TODAY = 3

/** The demo agent's branch, where a market has agents: agents below agents, and players, some of whom bet today for the first time. */
export function makeBranch({ market }: SandboxMerchant, random: Random): SeedMember[] {
  if (!paysAgents(marketOf(market))) return []
  const names = random.shuffle(firstNames.flatMap((first) => surnames.map((last) => [first, last] as const)))
  return agents.flatMap(({ account, nickname, upline, players }) => [
    { account, nickname, type: 1, upline, vip: 2, age: 300, rounds: 16 },
    ...Array.from({ length: players }, (_, index): SeedMember => {
      const [first, last] = names.pop()!
      const isNew = index === 0
      return {
        // Three digits, unlike the names of all other members of the seed.
        account: `${plainName(first)}${plainName(last).slice(0, 4)}${random.int(100, 999)}`,
        nickname: `${first} ${last}`,
        type: 0,
        upline: account,
        vip: isNew ? 0 : random.int(0, 3),
        age: isNew ? 1 : random.int(5, 260),
        rounds: isNew ? 0 : random.int(6, 30),
        today: index < TODAY ? random.int(3, 6) : 0,
      }
    }),
  ])
}
