import type { Call } from '../core/Call.ts'
import * as account from '../exports/account.ts'
import * as agents from '../exports/agents.ts'
import * as announcements from '../exports/announcements.ts'
import * as contracts from '../exports/contracts.ts'
import * as deposit from '../exports/deposit.ts'
import * as games from '../exports/games.ts'
import * as help from '../exports/help.ts'
import * as lottery from '../exports/lottery.ts'
import * as messages from '../exports/messages.ts'
import * as promotions from '../exports/promotions.ts'
import * as protection from '../exports/protection.ts'
import * as records from '../exports/records.ts'
import * as rewards from '../exports/rewards.ts'
import * as security from '../exports/security.ts'
import * as wallet from '../exports/wallet.ts'
import * as withdraw from '../exports/withdraw.ts'

/** What the entries of all domains export, calls by name among it. */
export type Calls = typeof account &
  typeof agents &
  typeof announcements &
  typeof contracts &
  typeof deposit &
  typeof games &
  typeof help &
  typeof lottery &
  typeof messages &
  typeof promotions &
  typeof protection &
  typeof records &
  typeof rewards &
  typeof security &
  typeof wallet &
  typeof withdraw

const callsOf = (entry: object): Call[] =>
  Object.values<unknown>(entry as Record<string, unknown>).filter(
    (value): value is Call => typeof value === 'function' && 'output' in value,
  )

/** Every call by its domain, collected from the public entries: an exported call is documented and tested. */
export const callsByDomain: Readonly<Record<string, readonly Call[]>> = {
  account: callsOf(account),
  agents: callsOf(agents),
  announcements: callsOf(announcements),
  contracts: callsOf(contracts),
  deposit: callsOf(deposit),
  games: callsOf(games),
  help: callsOf(help),
  lottery: callsOf(lottery),
  messages: callsOf(messages),
  promotions: callsOf(promotions),
  protection: callsOf(protection),
  records: callsOf(records),
  rewards: callsOf(rewards),
  security: callsOf(security),
  wallet: callsOf(wallet),
  withdraw: callsOf(withdraw),
}

/** The calls of every domain, in the order of the domains. */
export const allCalls: readonly Call[] = Object.values(callsByDomain).flat()
