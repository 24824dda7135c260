import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Db } from '../db/openDatabase.ts'
import type { Shared } from '../gateway/shared.ts'

export type Lottery = Selectable<Tables['lotteries']> & Pick<Selectable<Tables['lottery_groups']>, 'prize_mode'>

/** Lotteries change only with a new seed. */
const LIFE_MS = 5000

/** All lotteries, by group and place. */
export const allLotteries = (db: Db, shared: Shared): Promise<Lottery[]> =>
  shared.rows(db, 'lotteries', LIFE_MS, (reader) =>
    reader
      .selectFrom('lotteries as l')
      .innerJoin('lottery_groups as g', 'g.code', 'l.group_code')
      .selectAll('l')
      .select('g.prize_mode')
      .orderBy('g.position')
      .orderBy('l.position')
      .orderBy('l.code')
      .execute(),
  )
