import * as z from 'zod/mini'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { defineEntry } from './defineEntry.ts'
import { lotteryMenusKey } from './lotteryMenusKey.ts'

const text = z.string()

/** Keys of browser storage that only the lottery uses; they come with its screens, not with the first page. */
export const lotteryEntries = {
  /** Lotteries that each player of this device keeps: user name to game ids (section 3). */
  favorites: defineEntry({
    key: 'LOTTFAV',
    area: 'local',
    lifetime: 'device',
    schema: z.record(z.string(), z.array(z.string().check(z.maxLength(64)))),
  }),
  /** The lotteries of each prize mode as they were told last, in one language: shown while the next answer is on its way (section 4). */
  lotteryMenus: defineEntry({
    key: lotteryMenusKey,
    area: 'local',
    lifetime: 'device',
    schema: z.object({
      language: text,
      menus: z.record(z.string(), getLotteryMenu.output),
    }),
  }),
  /** Up to where each player of this device was told of settled bets. */
  settledUntil: defineEntry({ key: 'settledUntil', area: 'local', lifetime: 'device', schema: z.record(z.string(), text) }),
}
