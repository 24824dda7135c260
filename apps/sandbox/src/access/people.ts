import { hashPassword } from '../account/password.ts'
import { hashToken } from '../gateway/tokens.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { plainAnswer } from '../security/answers.ts'
import { creditByHand } from '../testing/creditByHand.ts'
import { addLottery, addOrder } from '../testing/lotteryRows.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { addLimits } from './limitRows.ts'
import { enterForGood } from './enterForGood.ts'
import { addRewards, payIncome, THEIR_LOTTERY } from './rewardRows.ts'
import { protectedRoles, roles, type Role, type SubjectKind } from './roles.ts'
import { addDeposit, addLink, addTransfer, addWithdrawal } from './orders.ts'
import type { TestSandbox } from './sendCall.ts'

/** A member with one thing of each kind. All private data contains `mark`. */
export interface Person {
  id: number
  merchant: string
  userName: string
  token: string | undefined
  mark: string
  mobile: string
  password: string
  messageId: string
  ticketNo: string
  /** Joined, and wagered enough: ready to be claimed. */
  promotionId: string
  /** Applied for, with a comment. */
  formId: string
  nodeId: string
  /** A lottery that the merchant offers; its draw 1 is over. */
  gameCode: string
  /** Bet on that draw, one line. */
  orderNo: string
  /** A destination of withdrawals, and the end of its key. */
  cardId: string
  cardTail: string
  paymentPassword: string
  /** A deposit and a withdrawal that were cancelled. */
  depositNo: string
  withdrawNo: string
  transferNo: string
  /** Of that transfer. */
  transactionId: string
  /** Code of a link that registers members below. */
  linkCode: string
}

export interface People {
  callers: Record<Role, Person>
  others: Record<Exclude<SubjectKind, 'own'>, Person>
}

/** Callers of each role in one branch, and the owners of the rows that they must not access. */
export async function populate(sandbox: TestSandbox): Promise<People> {
  const one = (more: Making) => makePerson(sandbox, more)
  const [here, there] = [await one({ type: 1 }), await one({ type: 1 })]
  const others = {
    otherMember: await one({ upline: here.id }),
    otherBranch: await one({ upline: there.id }),
    otherMerchant: await one({ merchant: 'lotus' }),
    absent: nobody,
  }
  await creditByHand(sandbox.db, others.otherMember)
  const callers: Partial<Record<Role, Person>> = { guest: { ...others.otherMember, token: undefined } }
  for (const [role, type] of Object.entries(roles)) if (type !== undefined) callers[role as Role] = await one({ type, upline: here.id })
  await sandbox.db.updateTable('members').set({ disabled: true }).where('id', '=', callers.disabled!.id).execute()
  for (const [role, state] of Object.entries(protectedRoles)) await enterForGood(sandbox, callers[role as Role]!.id, state)
  await sandbox.db.updateTable('members').set({ underage_at: 1 }).where('id', '=', callers.underage!.id).execute()
  await addRewards(sandbox, callers.player!)
  // Changes by the clock would count as made by the request of that moment.
  await sandbox.sandbox.pause()
  return { callers: callers as Record<Role, Person>, others }
}

const nobody: Person = {
  id: 999_999_999,
  merchant: 'ipanema',
  userName: 'nobody',
  token: undefined,
  mark: 'mark-of-nobody',
  mobile: '11900000000',
  password: 'Ninguem2026',
  messageId: '999999999',
  ticketNo: 'F0000000000000000',
  promotionId: '999999999',
  formId: '999999999',
  nodeId: 'no-such-game',
  gameCode: 'NOSUCH',
  orderNo: 'L000000000000000000',
  cardId: '999999999',
  cardTail: 'none',
  paymentPassword: '910000',
  depositNo: 'D0000000000000000',
  withdrawNo: 'W0000000000000000',
  transferNo: 'T0000000000000000',
  transactionId: '999999999',
  linkCode: 'NOSUCHLINK',
}

interface Making {
  merchant?: string
  type?: number
  upline?: number
}

let people = 0

async function makePerson(sandbox: TestSandbox, { merchant = 'ipanema', type = 0, upline }: Making): Promise<Person> {
  const { db } = sandbox
  const number = ++people
  const [mark, mobile] = [`mark-of-${number}-`, `1195555${1000 + number}`]
  const { merchantCode, userName, token, password } = await sandbox.member({
    merchant,
    type,
    mobile: `55${mobile}`,
    balance: 1000 + number,
  })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  await db
    .updateTable('members')
    .set({ nickname: mark, payee_name: mark, icon: mark, stated_email: mark, previous_login_device: mark, upline_id: upline ?? null })
    .where('id', '=', id)
    .execute()
  sandbox.sandbox.services.sessions.forget(id)
  const [promotionId, formId] = [await addPromotion(db, { merchant }), await addPromotion(db, { merchant, mode: 'apply', target: null })]
  await takePart(sandbox, { id, mark, merchant: merchantCode }, { promotionId, formId })
  const gameCode = await addLottery(db, merchant)
  const orderNo = `${mark}order`
  await addOrder(db, { orderNo, memberId: id, merchant: merchantCode, drawId: `${gameCode}-1` })
  const nodeId = merchant === 'lotus' ? 'sea-1' : 'roleta'
  const things = await addThings(sandbox, { id, mark, nodeId })
  const secrets = await addSecrets(sandbox, { id, mark, merchant: merchantCode, number })
  const depositNo = await addDeposit(sandbox, { id, mark, merchant: merchantCode })
  const withdrawNo = await addWithdrawal(sandbox, { id, mark, merchant: merchantCode, cardId: secrets.cardId })
  const transferNo = await addTransfer(sandbox, { id, mark, merchant: merchantCode })
  const rows = db.selectFrom('wallet_rows').select('id').where('member_id', '=', id).orderBy('id', 'desc')
  const row = await rows.executeTakeFirstOrThrow()
  const ownThings = {
    promotionId,
    formId,
    nodeId,
    gameCode,
    orderNo,
    depositNo,
    withdrawNo,
    transferNo,
    transactionId: String(row.id),
    linkCode: await addLink(sandbox, { id, mark, merchant: merchantCode }),
    ...things,
    ...secrets,
  }
  return { id, merchant: merchantCode, userName, token, mark, mobile, password, ...ownThings }
}

async function takePart(
  { db }: TestSandbox,
  { id, mark, merchant }: Pick<Person, 'id' | 'mark' | 'merchant'>,
  of: Pick<Person, 'promotionId' | 'formId'>,
) {
  const now = Date.now()
  const row = (promotion: string, status: 'joined' | 'applying') => ({
    application_no: `${mark}${status}`,
    promotion_id: Number(promotion),
    member_id: id,
    status,
    comment: mark,
    created_at: now - 1000,
    decided_at: null,
  })
  await db
    .insertInto('promotion_applications')
    .values([row(of.promotionId, 'joined'), row(of.formId, 'applying')])
    .execute()
  const detail = '{"outcome":{"kind":"wheel","segment":1,"multiplier":0}}'
  const game = { merchant, node_id: 'slot-1', vendor: 'BOREAL', game_type: 'RNG' as const, play_session_id: null, detail }
  await db
    .insertInto('game_records')
    .values({ ...game, member_id: id, round_id: `${mark}round`, stake: 900, payout: 0, status: 'settled', bet_at: now, settled_at: now })
    .execute()
}

async function addThings({ db }: TestSandbox, { id: member_id, mark, nodeId }: Pick<Person, 'id' | 'mark' | 'nodeId'>) {
  // Newer than all that comes later: first in any list that should not hold it.
  const now = Date.now() + 86_400_000
  const message = { member_id, title_pt: mark, title_en: mark, content_pt: mark, content_en: mark, sent_at: now }
  const { id } = await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
  const ticketNo = `${mark}ticket`
  const ticket = { ticket_no: ticketNo, member_id, type: 'bug' as const, created_at: now, updated_at: now }
  const { id: ticket_id } = await db.insertInto('feedback_tickets').values(ticket).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('feedback_entries').values({ ticket_id, author: 'member', content: mark, sent_at: now }).execute()
  const { merchant } = await db.selectFrom('members').select('merchant').where('id', '=', member_id).executeTakeFirstOrThrow()
  await openRequirement(db, { merchant, memberId: member_id, source: 'deposit', reference: `${mark}turn`, base: 100, multiple: 1, weights: { LIVE: 100 }, at: 1 }) // prettier-ignore
  await db.insertInto('favorites').values({ member_id, node_id: nodeId, created_at: now }).execute()
  await addLimits(db, member_id)
  return { messageId: String(id), ticketNo }
}

/** A payment password, an answer and a destination of one's own. */
async function addSecrets(
  { db, sandbox: { services } }: TestSandbox,
  { id, mark, merchant, number }: Pick<Person, 'id' | 'mark' | 'merchant'> & { number: number },
) {
  const paymentPassword = `9${10_000 + number}`
  const [payment_password_hash, answer_hash] = await Promise.all(
    [paymentPassword, mark].map((secret) => hashPassword(plainAnswer(secret), 4)),
  )
  await db
    .updateTable('members')
    .set({ payment_password_hash, id_number: String(1e10 + number * 1000) })
    .where('id', '=', id)
    .execute()
  const answers = (['pet', 'school'] as const).map((question) => ({ member_id: id, question, answer_hash: answer_hash!, created_at: 1 }))
  await db.insertInto('security_answers').values(answers).execute()
  const { id: kyc_id } = await db
    .insertInto('kyc_requests')
    .values({ merchant, member_id: id, status: 'refused', reason: mark, created_at: 1, sent_at: 1, decided_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = services.vault.sealBytes(Buffer.from(mark))
  const picture = { mime: 'image/jpeg' as const, size: content.length, sha256: mark, content, sequence: 1, created_at: 1 }
  await db
    .insertInto('uploads')
    .values({ ...picture, member_id: id, kyc_id, kyc_side: 'front', application_id: null, entry_id: null })
    .execute()
  await db
    .insertInto('sign_ins')
    .values({ member_id: id, session: mark, method: 'password', device: mark, address: '10.0.0.1', at: 1 })
    .execute()
  await addRememberedDevice(db, { id, mark, merchant })
  const passkey = { credential_id: mark, merchant, member_id: id, public_key: new Uint8Array(1), counter: 0, name: mark }
  await db
    .insertInto('passkeys')
    .values({ ...passkey, created_at: 1, last_used_at: null })
    .execute()
  const key = `${mark}@pix.example`
  const card = { merchant, member_id: id, order_key: null, type: 'PIX' as const, pix_key_type: 'EMAIL', sealed: services.vault.seal(key) }
  const { id: cardId } = await db
    .insertInto('bank_cards')
    .values({ ...card, fingerprint: mark, masked: mark, holder: mark, is_default: true, created_at: 1, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { cardId: String(cardId), cardTail: mark.slice(-4), paymentPassword }
}

/** A device that the member is remembered on. */
export async function addRememberedDevice(db: TestSandbox['db'], { id, mark, merchant }: Pick<Person, 'id' | 'mark' | 'merchant'>) {
  const use = { session: mark, device: mark, address: '10.0.0.1', last_used_at: 1, expires_at: Number.MAX_SAFE_INTEGER }
  await db
    .insertInto('remembered_devices')
    .values({ id: mark, merchant, member_id: id, device_key: mark, ...use })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashToken(mark), device_id: mark, successor_hash: null, created_at: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A new member of the merchant does everything that a member can do, in a promotion and a lottery that all members share. */
export async function addNeighbour(sandbox: TestSandbox, there: Pick<Person, 'promotionId' | 'formId' | 'gameCode'>): Promise<number> {
  const { db } = sandbox
  const { merchantCode: merchant, userName } = await sandbox.member({ balance: 77 })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  const mark = `mark-of-${++people}-`
  await takePart(sandbox, { id, mark, merchant }, there)
  await addOrder(db, { orderNo: `${mark}order`, memberId: id, merchant, drawId: `${there.gameCode}-1` })
  await addThings(sandbox, { id, mark, nodeId: 'slot-5' })
  await db.insertInto('recent_games').values({ member_id: id, node_id: 'slot-5', played_at: Date.now() }).execute()
  await db.insertInto('announcements_seen').values({ member_id: id, seen_at: Date.now() }).execute()
  const { cardId } = await addSecrets(sandbox, { id, mark, merchant, number: people })
  await addDeposit(sandbox, { id, mark, merchant })
  await addWithdrawal(sandbox, { id, mark, merchant, cardId })
  await addTransfer(sandbox, { id, mark, merchant })
  await addLink(sandbox, { id, mark, merchant })
  await payIncome(sandbox, id)
  await addOrder(db, { orderNo: `${mark}other`, memberId: id, merchant, drawId: `${THEIR_LOTTERY}-1` })
  return id
}
