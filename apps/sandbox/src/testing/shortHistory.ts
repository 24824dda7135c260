import { seedDatabase } from '../../../../packages/demo/src/seed/seedDatabase.ts'

/** The real seed with all games and members, and a tenth of the history. */
export const shortHistory: typeof seedDatabase = (db, options) => seedDatabase(db, { ...options, small: true })
