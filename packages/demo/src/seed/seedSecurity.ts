import { asksDocument, hasMeans, marketOf, needsIdentity } from '@platform/sdk/markets'
import {
  type Db,
  type Destination,
  hashPassword,
  plainAnswer,
  storedDestination,
  type SandboxMerchant,
  type SeedOptions,
} from '@platform/sandbox/seeding'

const HOUR = 3_600_000
const PAYMENT_PASSWORD = '284617'
const holder = { payee_name: 'Ana Clara Souza', id_number: '11144477735', birth_date: '1990-01-31' }
const answers = { pet: 'Pipoca', school: 'Escola São João' }
const destinations: Destination[] = [
  { type: 'PIX', pix_key_type: 'CPF', bank_code: '', branch: '', number: holder.id_number },
  { type: 'BANK', pix_key_type: '', bank_code: '104', branch: '0123', number: '1234567890' },
]
/** Hours ago, device, address. */
const signIns = [
  [410, 'Android · Chrome', '189.40.7.9'],
  [52, 'Windows · Firefox', '201.17.88.3'],
  [1, 'Android · Chrome', '189.40.7.9'],
] as const

/** Agents of every kind, see `memberTypes`. */
const agentTypes = [1, 2, 41, 42]

type Options = Pick<SeedOptions, 'now' | 'hashCost' | 'vault'>

/** The demo player's security settings: half of the items are left unset, to be tried out. */
export async function seedSecurity(db: Db, { code: merchant, market }: SandboxMerchant, { now, hashCost, vault }: Options) {
  const profile = marketOf(market)
  const demo = db.selectFrom('members').select('id').where('merchant', '=', merchant).where('username', '=', 'anaclara')
  const member_id = (await demo.executeTakeFirst())?.id
  if (member_id === undefined) return
  const payment_password_hash = await hashPassword(PAYMENT_PASSWORD, hashCost)
  await db
    .updateTable('members')
    .set({ ...holder, ...(!asksDocument(profile) && { id_number: '' }), payment_password_hash })
    .where('id', '=', member_id)
    .execute()
  // Where it comes before play, the demo player has played, and agents have worked.
  if (needsIdentity(profile)) {
    const at = now - 400 * HOUR
    const check = { merchant, status: 'accepted' as const, created_at: at, sent_at: at, decided_at: at }
    const agents = db.selectFrom('members').select('id').where('merchant', '=', merchant).where('type', 'in', agentTypes)
    const ids = [member_id, ...(await agents.execute()).map(({ id }) => id)]
    await db
      .insertInto('kyc_requests')
      .values(ids.map((id) => ({ ...check, member_id: id })))
      .execute()
  }
  const cards = destinations
    .filter(({ type }) => type !== 'PIX' || hasMeans(profile, 'pix'))
    .map((destination, index) => ({
      ...storedDestination(vault, destination),
      merchant,
      member_id,
      order_key: null,
      holder: holder.payee_name,
      is_default: index === 0,
      created_at: now - 300 * HOUR,
      removed_at: null,
    }))
  await db.insertInto('bank_cards').values(cards).execute()
  for (const [question, answer] of Object.entries(answers)) {
    const answer_hash = await hashPassword(plainAnswer(answer), hashCost)
    await db
      .insertInto('security_answers')
      .values({ member_id, question, answer_hash, created_at: now - 300 * HOUR })
      .execute()
  }
  const rows = signIns.map(([hours, device, address]) => ({
    member_id,
    session: `seed-${hours}`,
    method: 'password' as const,
    device,
    address,
    at: now - hours * HOUR,
  }))
  await db.insertInto('sign_ins').values(rows).execute()
}
