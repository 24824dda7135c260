import * as z from 'zod/mini'
import { SessionInfo } from '@platform/sdk'
import { areas } from './area.ts'
import { defineEntry } from './defineEntry.ts'
import { SiteGateway } from './SiteGateway.ts'
import { stepDraftKey } from './stepDraftKey.ts'

const RememberedLogin = z.object({
  type: z.string(),
  username: z.string(),
  /** AES-GCM ciphertext, base64url: readable only with the key in IndexedDB; '' where a token replaces it. */
  password: z.string(),
  /** Initialisation vector of the ciphertext, base64url. */
  salt: z.string(),
  countryDialingCode: z._default(z.string(), ''),
})

const StoredAnswer = z.object({
  /** Language of a public answer, user name of a member's. */
  scope: z.string(),
  /** ms. */
  at: z.number(),
  /** As the gateway sends it: the schema of its query reads it when it is used. */
  wire: z.unknown(),
})

/** Answers by the hash of their query's key. */
const StoredAnswers = z.record(z.string(), StoredAnswer)
export type StoredAnswers = z.output<typeof StoredAnswers>

export type RememberedLogin = z.output<typeof RememberedLogin>

const session = { key: 'MC_SESSION_INFO', schema: SessionInfo, lifetime: 'signOut' } as const

/** Every key of browser storage that this product uses (section 3), except those of `popupEntries`, `registerEntries` and `securityEntries`. */
export const entries = {
  /** Language of the interface, in the format of the wire. */
  language: defineEntry({ key: 'lang', area: 'local', lifetime: 'device', schema: z.enum(['PT', 'EN']), text: true }),
  /** '1' = the session outlives the tab; '0' = the player signed out. */
  autoLogin: defineEntry({ key: 'autoLogin', area: 'local', lifetime: 'device', schema: z.enum(['0', '1']), text: true }),
  /** The session when remember-me was ticked. */
  localSession: defineEntry({ ...session, area: 'local' }),
  /** The session of this tab only. */
  tabSession: defineEntry({ ...session, area: 'session' }),
  trialUser: defineEntry({ key: 'trialUser', area: 'session', lifetime: 'signOut', schema: z.string() }),
  rememberedLogin: defineEntry({ key: 'rememberedLogin', area: 'local', lifetime: 'signOut', schema: RememberedLogin }),
  /** Proves at the next sign-in that the remembered member has used this device; grants no access on its own. */
  knownDevice: defineEntry({ key: 'knownDevice', area: 'local', lifetime: 'device', schema: z.string(), text: true }),
  /** Balance shown as asterisks. */
  balanceMasked: defineEntry({ key: 'balanceMasked', area: 'local', lifetime: 'device', schema: z.boolean() }),
  /** The player's choice of the data saver; absent = that of device and network. */
  dataSaver: defineEntry({ key: 'dataSaver', area: 'local', lifetime: 'device', schema: z.boolean() }),
  /** The colour scheme that the player chose, where the brand has two. */
  scheme: defineEntry({ key: 'scheme', area: 'local', lifetime: 'device', schema: z.enum(['dark', 'light']), text: true }),
  /** Whether the player agreed to the brand's analytics; absent = no answer yet. */
  consent: defineEntry({ key: 'consent', area: 'local', lifetime: 'device', schema: z.boolean() }),
  /** Whether the download bar was closed (2.17). */
  hideDownloadBar: defineEntry({ key: 'hideDownloadBar', area: 'local', lifetime: 'device', schema: z.boolean() }),
  /** The last answer of `site.json`. */
  siteGateway: defineEntry({ key: 'siteGateway', area: 'local', lifetime: 'device', schema: SiteGateway }),
  /** The last list of the site's addresses from the gateway. */
  domainRoutes: defineEntry({ key: 'domainRoutes', area: 'local', lifetime: 'device', schema: z.array(z.string()) }),
  /** The last public answers (section 4). */
  storedAnswers: defineEntry({ key: 'keptAnswers', area: 'local', lifetime: 'device', schema: StoredAnswers }),
  /** The last answers that belong to the member, such as the member's info (section 4). */
  storedMember: defineEntry({ key: 'keptMember', area: 'local', lifetime: 'signOut', schema: StoredAnswers }),
  /** Recent searches, newest first. */
  recentSearches: defineEntry({
    key: 'recentSearches',
    area: 'local',
    lifetime: 'signOut',
    schema: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(8)),
  }),
  /** '1' = started from the home screen by its web clip. */
  webclip: defineEntry({ key: 'WEBCLIP', area: 'local', lifetime: 'device', schema: z.enum(['0', '1']), text: true }),
  /** Scroll position of each history entry of this tab, px. */
  scrollPlaces: defineEntry({ key: 'scrollPlaces', area: 'session', lifetime: 'signOut', schema: z.record(z.string(), z.number()) }),
  /** Idempotency keys of calls without a final answer, each with its user, who resumes it after signing in. The SDK validates it. */
  openCalls: defineEntry({ key: 'openCalls', area: 'session', lifetime: 'device', schema: z.unknown() }),
  /** When the page last reloaded itself after a failed chunk, ms. */
  chunkReload: defineEntry({ key: 'chunkReload', area: 'session', lifetime: 'device', schema: z.number() }),
}

/** Removes the entries of the player; those of the device remain. */
export function clearSignedOut(): void {
  for (const entry of Object.values(entries)) if (entry.lifetime === 'signOut') entry.remove()
  areas.remove('local', stepDraftKey)
}
