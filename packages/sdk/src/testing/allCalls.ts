import type { Call } from '../core/Call.ts'
import * as account from '../exports/account.ts'
import * as announcements from '../exports/announcements.ts'
import * as games from '../exports/games.ts'
import * as records from '../exports/records.ts'
import * as wallet from '../exports/wallet.ts'

const domains = { account, announcements, games, records, wallet }

/** Every call, found in the domain entries: a call that is exported is tested. */
export const allCalls: Call[] = Object.values(domains)
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter((value): value is Call => typeof value === 'function' && 'path' in value && 'output' in value)
