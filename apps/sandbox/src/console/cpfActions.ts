import { isCpf } from '@platform/sdk/security'
import * as z from 'zod/mini'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { assertNoOpenDeposit, setCpf, proveCpf, assertOwnKeys } from '../security/exports.ts'
import { cpfHash } from '../gateway/cpfHash.ts'
import type { Vault } from '../gateway/vault.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'

/** Accounts with the CPF of another one, the oldest first, with that account, and their number. */
export async function cpfConflicts({ db, vault }: { db: Db; vault: Vault }, most: number) {
  const rows = await db
    .selectFrom('members as m')
    .select([
      'm.id',
      'm.merchant',
      'm.account as userName',
      'm.payee_name as name',
      'm.id_number as idNumber',
      'm.cpf_conflict as conflict',
    ])
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .where('m.cpf_conflict', 'is not', null)
    .where('m.closed_at', 'is', null)
    .orderBy('m.id')
    .limit(most)
    .execute()
  const hashes = rows.map(({ merchant, idNumber }) => cpfHash(vault, merchant, idNumber))
  const holders = await db
    .selectFrom('cpf_holders as h')
    .innerJoin('members as m', 'm.id', 'h.member_id')
    .select(['h.cpf_hash', 'm.account'])
    .where('h.cpf_hash', 'in', ['', ...hashes])
    .execute()
  return {
    count: Number(rows[0]?.count ?? 0),
    rows: rows.map(({ id: _id, count: _all, ...row }, index) => ({
      ...row,
      holder: holders.find(({ cpf_hash }) => cpf_hash === hashes[index])?.account ?? '',
    })),
  }
}

const CpfBody = z.object({ merchant: z.string(), userName: z.string(), idNumber: z.string().check(z.refine(isCpf)) })

/** What only an operator may do with a CPF. */
export const cpfActions: Record<string, Action> = {
  'cpf/change': action(
    'Changes the CPF of a member whose identity check is in review or accepted, to the one of the document.',
    CpfBody,
    async ({ idNumber, ...who }, services) => {
      const { database, vault, now } = services
      const member = await memberNamed(who, services)
      await database.db.transaction().execute(async (db) => {
        await lockWallets(db, [member.id])
        const requests = db.selectFrom('kyc_requests').select('status').where('member_id', '=', member.id).orderBy('id', 'desc')
        const identity = (await requests.executeTakeFirst())?.status ?? 'draft'
        if (!['sent', 'review', 'accepted'].includes(identity)) throw new Refusal('kyc.data', 400)
        await assertNoOpenDeposit(db, member.id)
        await assertOwnKeys({ db, services, member }, idNumber)
        const books = { db, vault, now }
        // Before the decision the CPF is only claimed: acceptance takes it from an account that typed it.
        await (identity === 'accepted' ? proveCpf(books, member, idNumber) : setCpf(books, member, idNumber))
      })
      services.sessions.forget(member.id)
    },
  ),
}
