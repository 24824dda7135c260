import { sql } from 'kysely'
import { addMember, type Db, type SeedOptions } from '@platform/sandbox/seeding'
import { withoutEndings } from './withoutEndings.ts'
import { makeGames } from './catalogue/games.ts'
import { seedLotteries } from './lottery/seedLotteries.ts'
import { makeLotteryOrders, movesOfOrders, seedLotteryOrders } from './lottery/seedLotteryOrders.ts'
import { seedAnnouncements } from './seedAnnouncements.ts'
import { seedCatalogue, seedCategories } from './seedCatalogue.ts'
import { seedContent } from './seedContent.ts'
import { seedContracts } from './seedContracts.ts'
import { seedDeposits } from './seedDeposits.ts'
import { seedMembers } from './seedMembers.ts'
import { seedPastWithdrawals } from './seedPastWithdrawals.ts'
import { seedSignIns } from './seedSignIns.ts'
import { seedSecurity } from './seedSecurity.ts'
import { seedWithdrawals } from './seedWithdrawals.ts'

/** Fills the database for new merchants: the same seed and clock give the same rows. `small` creates a tenth of the history. */
export async function seedDatabase(db: Db, { merchants, seed, now, hashCost, vault, small }: SeedOptions): Promise<void> {
  const games = makeGames(seed)
  await seedCatalogue(db, games, seed)
  await seedLotteries(db, games, { seed, now })
  await withoutEndings(db, async () => {
    for (const merchant of merchants) {
      await seedCategories(db, merchant)
      await seedAnnouncements(db, merchant, games, now)
      const orders = await makeLotteryOrders(db, merchant.code, { seed, now })
      await seedMembers(db, merchant, games, { seed, now, hashCost, share: small ? 0.1 : 1, bets: movesOfOrders(orders) })
      // The next statements join these tables. Autovacuum sees them empty until the commit, and plans for empty tables take minutes.
      await sql`analyze members, ledger_accounts, ledger_transfers, ledger_entries`.execute(db)
      await seedSignIns(db, merchant.code)
      await seedDeposits(db, merchant, now)
      await seedSecurity(db, merchant, { now, hashCost, vault })
      await seedPastWithdrawals(db, merchant, vault)
      await seedWithdrawals(db, merchant.code, now)
      await seedLotteryOrders(db, merchant.code, orders)
      await seedContent(db, merchant, now)
      await seedContracts(db, merchant, now)
      await seedTrialMember(db, merchant.trialCode, now, hashCost)
    }
  })
}

/** One trial account that is already in use; further ones are created on request. */
async function seedTrialMember(db: Db, merchant: string, now: number, cost: SeedOptions['hashCost']): Promise<void> {
  const id = await addMember(db, { merchant, account: 'trial1000000001', type: 4, balance: 200_000, now, cost })
  await db.updateTable('members').set({ last_login_at: now }).where('id', '=', id).execute()
}
