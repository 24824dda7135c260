import { marketOf, mentionsBonuses } from '@platform/sdk/markets'
import { type Bilingual, bilingualColumns, type Db, isAgent, type SandboxMerchant, welcomeMessage } from '@platform/sandbox/seeding'
import { memberMessages, type SeedMessage } from './catalogue/memberMessages.ts'
import { inWordsOf } from './inWordsOf.ts'
import { insertRows } from './insertRows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Messages for each member of a merchant, the latest unread; every member has a welcome message. */
export async function seedMessages(db: Db, { code, name, market, features }: SandboxMerchant, now: number): Promise<void> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'type', 'registered_at'])
    .where('merchant', '=', code)
    .orderBy('id')
    .execute()
  const inMarket = ({ title, content }: Bilingual) => ({ title: inWordsOf({ market }, title), content: inWordsOf({ market }, content) })
  const rows = members.flatMap(({ id, type, registered_at }) => {
    const fits = ({ to, open, needs, since = 0 }: SeedMessage) =>
      registered_at <= now - since * DAY &&
      (!needs || features.includes(needs)) &&
      (!to || (to === 'agents') === isAgent(type)) &&
      (!open || mentionsBonuses(marketOf(market)))
    const letters = memberMessages.filter(fits).map(({ hours, read, ...words }) => {
      const at = now - hours * HOUR
      return { member_id: id, ...bilingualColumns(inMarket(words)), sent_at: at, read_at: read ? at + HOUR : null }
    })
    const welcomedAt = registered_at + 60_000
    const isNew = registered_at > now - DAY
    return [
      {
        member_id: id,
        ...bilingualColumns(welcomeMessage(name)),
        sent_at: Math.min(welcomedAt, now),
        read_at: isNew ? null : welcomedAt + HOUR,
      },
      ...letters,
    ]
  })
  await insertRows(db, 'messages', rows)
}
