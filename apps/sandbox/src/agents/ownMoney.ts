import { sql } from 'kysely'

/** Accounts with a member's money, available or not, in any wallet: those in the index on lines. See `ledger_line` in `schema/ledger.sql`. */
export const ownMoney = sql<boolean>`kind in ('cash', 'bonus', 'wallet')`
