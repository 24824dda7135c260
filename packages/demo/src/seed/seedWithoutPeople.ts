import type { Db, SeedOptions } from '@platform/sandbox/seeding'
import { makeGames } from './catalogue/games.ts'
import { seedLotteries } from './lottery/seedLotteries.ts'
import { seedAnnouncements } from './seedAnnouncements.ts'
import { seedCatalogue, seedCategories } from './seedCatalogue.ts'
import { seedContent } from './seedContent.ts'

/** Fills the database without the demo members, whose passwords are public: for a gateway with a public address. */
export async function seedWithoutPeople(db: Db, { merchants, seed, now }: SeedOptions): Promise<void> {
  const games = makeGames(seed)
  await seedCatalogue(db, games, seed)
  await seedLotteries(db, games, { seed, now })
  for (const merchant of merchants) {
    await seedCategories(db, merchant)
    await seedAnnouncements(db, merchant, games, now)
    await seedContent(db, merchant, now)
  }
}
