import { minor, type OutputOf } from '@platform/sdk'
import type { getLeaderBoard } from '@platform/sdk/rewards'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { inLanguage } from '../../gateway/languages.ts'
import { notFound } from '../../base/Refusal.ts'
import { boardOf, boardRules, type Rank } from './boardOf.ts'
import { maskAccount } from './maskAccount.ts'

const SHOWN = 20
const WINNERS = 3

/** This week's board with the member's own row, and the winners of the week before. */
export async function leaderBoardOf(context: Context): Promise<OutputOf<typeof getLeaderBoard>> {
  const rules = await boardRules(context)
  if (!rules) throw notFound()
  const [now, before] = [await boardOf(rules, context), await boardOf(rules, context, 1)]
  const { id } = memberOf(context)
  const row = ({ member_id, account, rank, score }: Rank) => ({
    rank,
    name: maskAccount(account),
    score,
    prize: minor(rules.prizes[rank - 1] ?? 0),
    isMe: member_id === id,
  })
  const ownRank = now.ranks.find(({ member_id }) => member_id === id)
  return {
    title: inLanguage(rules, 'title', context.language),
    startTime: now.turn.from,
    endTime: now.turn.to,
    finalTime: now.finalAt,
    countedTime: now.countedAt,
    players: now.ranks.length,
    prizes: rules.prizes.map((prize) => minor(prize)),
    ranks: now.ranks.slice(0, SHOWN).map(row),
    me: ownRank && row(ownRank),
    winners: before.ranks.slice(0, WINNERS).map(row),
    winnersFinal: before.finalAt <= context.now(),
    weights: Object.entries(rules.weights).map(([gameType, weight]) => ({ gameType, weight })),
  }
}
