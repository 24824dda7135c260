import { sql } from 'kysely'

/** Accounts with a member's money, available or not, in any wallet: those in the index on lines. See migration 0098. */
export const ownMoney = sql<boolean>`kind in ('cash', 'bonus', 'wallet')`
