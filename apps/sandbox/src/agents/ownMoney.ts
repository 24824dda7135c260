import { sql } from 'kysely'

/** Accounts with a member's money, available or not, in whichever wallet: the index on lines has them. See migration 0098. */
export const ownMoney = sql<boolean>`kind in ('cash', 'bonus', 'wallet')`
