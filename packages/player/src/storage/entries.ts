import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

const SessionRecord = z.object({
  token: z.string().check(z.minLength(1)),
  merchantCode: z.string(),
  userName: z.string().check(z.minLength(1)),
  type: z.int(),
  firstTimeLogin: z._default(z.boolean(), false),
})

const RememberedLogin = z.object({
  type: z.string(),
  username: z.string(),
  /** AES-GCM ciphertext, base64url: readable only with the key that IndexedDB keeps. */
  password: z.string(),
  /** Initialisation vector of the ciphertext, base64url. */
  salt: z.string(),
  countryDialingCode: z._default(z.string(), ''),
})

export type RememberedLogin = z.output<typeof RememberedLogin>

const session = { key: 'MC_SESSION_INFO', schema: SessionRecord, lifetime: 'signOut' } as const

/** Every key of browser storage that this product uses (section 3). */
export const entries = {
  /** Language of the interface, spelled as on the wire. */
  language: defineEntry({ key: 'lang', area: 'local', lifetime: 'device', schema: z.enum(['PT', 'EN']), text: true }),
  /** '1' = the session outlives the tab; '0' = the player signed out. */
  autoLogin: defineEntry({ key: 'autoLogin', area: 'local', lifetime: 'device', schema: z.enum(['0', '1']), text: true }),
  /** The session when remember-me was ticked. */
  localSession: defineEntry({ ...session, area: 'local' }),
  /** The session of this tab only. */
  tabSession: defineEntry({ ...session, area: 'session' }),
  trialUser: defineEntry({ key: 'trialUser', area: 'session', lifetime: 'signOut', schema: z.string() }),
  rememberedLogin: defineEntry({ key: 'rememberedLogin', area: 'local', lifetime: 'signOut', schema: RememberedLogin }),
  /** Balance shown as asterisks. */
  balanceMasked: defineEntry({ key: 'balanceMasked', area: 'local', lifetime: 'device', schema: z.boolean() }),
  /** Last settings, whitelabel and system status, shown when the gateway does not answer. */
  lastConfiguration: defineEntry({
    key: 'lastConfiguration',
    area: 'local',
    lifetime: 'device',
    schema: z.record(z.string(), z.unknown()),
  }),
  /** What the player searched for, newest first. */
  recentSearches: defineEntry({
    key: 'recentSearches',
    area: 'local',
    lifetime: 'signOut',
    schema: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(8)),
  }),
  /** When the page last reloaded itself after a failed chunk, ms. */
  chunkReload: defineEntry({ key: 'chunkReload', area: 'session', lifetime: 'device', schema: z.number() }),
}

/** Forgets what belongs to the player and keeps what belongs to the device. */
export function clearSignedOut(): void {
  for (const entry of Object.values(entries)) if (entry.lifetime === 'signOut') entry.remove()
}
