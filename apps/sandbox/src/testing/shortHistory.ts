import { seedDatabase } from '../seed/seedDatabase.ts'

/** The real seed, games and members and all, with a tenth of the history. */
export const shortHistory: typeof seedDatabase = (db, options) => seedDatabase(db, { ...options, small: true })
