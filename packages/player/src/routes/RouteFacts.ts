import type { ComponentType } from 'react'
import type { AgentMenuEntry } from '../merchant/AgentMenuEntry.ts'
import type { GameCategory } from '../merchant/GameCategory.ts'
import type { Feature } from '../merchant/Feature.ts'
import type { Extent } from '../i18n/locales.ts'

/**
 * Who may see a screen (sections 5 and 6): `guest` only signed out, `member` any session, `player` not a trial account,
 * `money` neither trial nor test account, `withdraw` money and the platform's consent, `upline` money of a member who may send it to the
 * direct upline, `agent` a member with a team, `contract` a member who may have a contract.
 */
export type Access = 'guest' | 'member' | 'player' | 'money' | 'withdraw' | 'upline' | 'agent' | 'contract'

/** The code of a screen, on its way. Written out in each `screen.ts`, because links inside that code have the type of this list. */
export type LoadedScreen = Promise<ComponentType>

/** How a screen is prerendered. */
export interface Prerendered {
  /** The folder of its feature, whose prerendered screens share files of code. */
  feature: string
  /** Its page shows answers of public calls: those of its only view, or one page for each value of a query field. */
  content?: true | ContentChoice
  /** The fields of its query that the page reads. Default: all. */
  reads?: readonly string[]
}

/** The field of a screen's query that chooses its content. */
export interface ContentChoice {
  field: string
  /** The values of the categories that a merchant sells; one that is not listed has none. Default: each category is a value. */
  values?: Partial<Record<GameCategory, readonly string[]>>
  /** Categories that are no value. */
  without?: readonly GameCategory[]
  /** Without the field the screen shows what the first value chooses. */
  isOptional?: true
}

/** Everything that the app knows of a screen before its code is loaded. Omitted fields have the default. */
export interface RouteFacts {
  /** Links use the first path; the others render the same screen. */
  paths: readonly [string, ...string[]]
  /** The type lists the query fields, the value is the minimum that opens the screen. */
  query?: object
  /** Default: everyone. */
  access?: Access
  /** Redirect of a guest who may not see the screen: to the login and back (default), or `home`. `prompt`: the screen prompts guests. */
  signedOut?: 'home' | 'prompt'
  /** Tab bar and menu offer it to guests too; the tap opens the login layer. */
  guestEntry?: true
  /** Registered where the merchant lists the feature, shown while the gateway's whitelabel agrees. */
  feature?: Feature
  /** While the feature is off: redirects home, with a message whom to contact. Default: the page says that it is off. */
  whenOff?: 'home'
  /** Registered where the merchant sells one of these. */
  sells?: readonly GameCategory[]
  /** Registered where the merchant's agent grid has the entry of this name, or the given one. */
  grid?: true | AgentMenuEntry
  /** `own`: the screen has its own header. */
  header?: 'none' | 'own'
  footer?: 'none'
  /** Default: one step back. */
  back?: 'home'
  /** Anyone may open it first: it is prerendered at build time. */
  prerender?: Prerendered
  /** Open too while the member's account is paused, excluded or closing; other screens lead to what is open. */
  whenProtected?: true
  /** A game or a payment may be in progress here: a new version of the site waits. */
  noReload?: true
  /** How much of the texts it needs. Default: `public` if it is prerendered, otherwise `all`. */
  texts?: Extent
  load: () => LoadedScreen
}
