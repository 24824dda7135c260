import * as z from 'zod/mini'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { defineEntry } from './defineEntry.ts'
import { lotteryMenusKey } from './lotteryMenusKey.ts'

const text = z.string()

/** Keys of browser storage that only the lottery uses; loaded with its screens, not with the first page. */
export const lotteryEntries = {
  /** Favorite lotteries of each player of this device: user name to game ids (section 3). */
  favorites: defineEntry({
    key: 'LOTTFAV',
    area: 'local',
    lifetime: 'device',
    schema: z.record(z.string(), z.array(z.string().check(z.maxLength(64)))),
  }),
  /** The last lotteries of each prize mode, in one language: shown while the next answer is pending (section 4). */
  lotteryMenus: defineEntry({
    key: lotteryMenusKey,
    area: 'local',
    lifetime: 'device',
    schema: z.object({
      language: text,
      menus: z.record(z.string(), getLotteryMenu.output),
    }),
  }),
  /** Cursor of the settled bets that each player of this device has seen. */
  settledUntil: defineEntry({ key: 'settledUntil', area: 'local', lifetime: 'device', schema: z.record(z.string(), text) }),
}
