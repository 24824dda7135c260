import type { Insertable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { deposit, openWallet } from '../ledger/wallet.ts'
import { newToken } from '../gateway/tokens.ts'
import { hashPassword, type HashCost } from './password.ts'

export interface NewMember {
  merchant: string
  account: string
  type?: number
  /** Absent = sign-in by password is not possible. */
  password?: string
  /** A password that was hashed before: a transaction should not wait for that. */
  passwordHash?: string
  /** Cents to start with. */
  balance?: number
  uplineId?: number
  /** Whatever else registration requested. Never type, balance or rebate. */
  profile?: Omit<
    Insertable<Tables['members']>,
    'merchant' | 'username' | 'account' | 'password_hash' | 'type' | 'registered_at' | 'upline_id'
  >
  firstLogin?: boolean
  now: number
  cost: HashCost
}

/** A member with a wallet, in one transaction. Returns the id. */
export async function addMember(db: Db, member: NewMember): Promise<number> {
  const { merchant, account, type = 0, balance = 0, now } = member
  const password_hash = member.passwordHash ?? (await hashPassword(member.password ?? newToken(), member.cost))
  const run = async (trx: Db) => {
    const { id } = await trx
      .insertInto('members')
      .values({
        merchant,
        username: account.toLowerCase(),
        account,
        nickname: account,
        password_hash,
        type,
        upline_id: member.uplineId ?? null,
        first_login: member.firstLogin ?? false,
        email: null,
        mobile: null,
        registered_at: now,
        last_login_at: null,
        ...member.profile,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await openWallet(trx, merchant, id)
    if (balance > 0) await deposit(trx, { merchant, memberId: id, amount: balance, key: `opening:${id}`, reference: 'opening', at: now })
    return id
  }
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}
