import type { Db } from '@platform/sandbox/seeding'
import type { Hono } from 'hono'
import { artApp } from './artApp.ts'
import { seedOf } from './catalogueOf.ts'

/** The pictures of a database's games, banners, vendors and teams. */
export const pictures = async (db: Db): Promise<Hono> => artApp(await seedOfGames(db))

/** The seed of the stored games: they stay as they are where SANDBOX_SEED is changed later. */
async function seedOfGames(db: Db): Promise<string> {
  const game = await db.selectFrom('games').select('icon').orderBy('position').limit(1).executeTakeFirst()
  return seedOf(game?.icon ?? '')
}
