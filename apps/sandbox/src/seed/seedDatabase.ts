import type { Db } from '../db/openDatabase.ts'
import type { SeedOptions } from './SeedOptions.ts'

/** Fills the database of new merchants. */
export async function seedDatabase(_db: Db, _options: SeedOptions): Promise<void> {}
