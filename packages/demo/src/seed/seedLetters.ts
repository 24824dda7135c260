import { marketOf, paysAgents } from '@platform/sdk/markets'
import { type Db, htmlOf, type SandboxMerchant } from '@platform/sandbox/seeding'
import { agentLetters } from './catalogue/agentLetters.ts'

const HOUR = 3_600_000

/** Letters between agents, where a market has agents. */
export async function seedLetters(db: Db, { code, market }: SandboxMerchant, now: number): Promise<void> {
  if (!paysAgents(marketOf(market))) return
  const accounts = agentLetters.flatMap(({ from, to }) => [from, to])
  const agents = await db.selectFrom('members').select(['id', 'account']).where('merchant', '=', code).where('account', 'in', accounts).execute() // prettier-ignore
  const idOf = new Map(agents.map(({ id, account }) => [account, id]))
  for (const { from, to, target, title, text, hours, read } of agentLetters) {
    const [sender_id, member_id] = [idOf.get(from), idOf.get(to)]
    if (sender_id === undefined || member_id === undefined) continue
    const [content, sent_at] = [htmlOf(text), now - hours * HOUR]
    const letter = await db.insertInto('letters').values({ sender_id, target, title, content, sent_at }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
    const words = { title_pt: title, title_en: title, content_pt: content, content_en: content }
    const message = { member_id, ...words, sent_at, read_at: read ? sent_at + HOUR : null, letter_id: letter.id }
    await db.insertInto('messages').values(message).execute()
  }
}
