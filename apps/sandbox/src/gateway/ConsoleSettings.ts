/**
 * What a fault does to the calls it matches. `cut` sends half an answer, `drop` none, `empty` one whose lists have no rows, `refuse`
 * returns `errorCode` with `status`; `after` applies the effect first. Without a brand, member or address it applies to every caller.
 */
export interface Fault {
  id: string
  /** `*` matches anything: `/wps/relay/*`. */
  path: string
  method?: string
  kind: 'drop' | 'delay' | 'error' | 'garble' | 'cut' | 'empty' | 'refuse'
  when: 'before' | 'after'
  /** For `delay`. */
  delayMs?: number
  /** For `refuse`. */
  status?: number
  errorCode?: string
  /** How often it applies; absent = until removed. */
  times?: number
  /** Only calls from this client address. */
  address?: string
  /** Only calls of this brand, its trial accounts' too. */
  merchant?: string
  /** Only calls of the member who is signed in under this name. */
  userName?: string
  /** Only calls of these sessions; hashes of their tokens. */
  sessions?: string[]
  /** Only calls from these client addresses: those that opened the link of a guest's scenario. */
  addresses?: string[]
}

/** Switches of the QA console, shared by all processes of a database. */
export interface ConsoleSettings {
  /** Merchants (brands) under maintenance. */
  maintenance: string[]
  /** When a closed merchant expects to be back, by brand. */
  reopensAt: Partial<Record<string, number>>
  /** Merchants (brands) whose calls wait for an upgrade; their site stays up. */
  upgrading: string[]
  /** Merchants (brands) that refuse this region. */
  region: string[]
  /** Merchants (brands) that refuse every address. */
  ip: string[]
  /** Brands whose site is for members only, or for agents only; by brand. */
  audience: Partial<Record<string, 'members' | 'agents'>>
  /** Brands whose SMS codes are sent and checked by a third party. */
  thirdPartySms: string[]
  /** Brands whose settings name image CDNs. */
  imageCDNs: string[]
  latencyMs: number
  faults: Fault[]
  /** Added to the machine's clock. */
  clockOffsetMs: number
  /** What open scenarios changed. */
  scenarios: OpenScenario[]
  signInLinks: SignInLink[]
  /** Settings in other tables that the console changed, as they were. */
  former: FormerRow[]
  /** The simulated bank does not answer. */
  bankDown: boolean
  /** The register of addresses does not answer. */
  placeDown: boolean
  /** What the identity service finds in every document and face; `desk`: a person decides. */
  identityAnswer: 'desk' | 'clear' | 'down' | 'blur' | 'glare' | 'cut' | 'expired' | 'name' | 'underage' | 'mismatch' | 'other'
  /** The register of persons does not answer. */
  registryDown: boolean
  /** What it answers for a CPF; everyone else is clear. */
  registryAnswers: Partial<Record<string, 'exclusion' | 'socialProgramme'>>
}

/** Settings that a scenario may change. */
export type Switches = Omit<ConsoleSettings, 'scenarios' | 'signInLinks' | 'former'>
type SwitchName = keyof Switches

/** An open scenario, with the state to restore. */
export interface OpenScenario {
  id: string
  name: string
  merchant: string
  at: number
  /** Rows that it added to lists of switches. */
  added: Partial<Record<SwitchName, unknown[]>>
  /** Former values of other switches. */
  former: Partial<Record<SwitchName, unknown>>
  /** Former values of the merchant's flags. */
  flags: Record<string, boolean>
  /** Former values of the merchant's rules of withdrawals. */
  rules?: Record<string, unknown>
  /** Whether the merchant had withdrawals, if it switched them. */
  withdrawals?: boolean
}

/** A row of settings in another table as it was before the console's first change; null if it did not exist. */
export interface FormerRow {
  table: string
  key: Record<string, unknown>
  row: Record<string, unknown> | null
}

/** An address that opens a screen on any device, signed in. Any holder may use it until it expires. */
export interface SignInLink {
  ticket: string
  /** Id of the open scenario: its link ends with it. */
  scenario: string
  merchant: string
  /** Absent: the screen is opened as a guest. */
  userName?: string
  path: string
  language: 'PT' | 'EN'
  until: number
}

export const defaults: ConsoleSettings = {
  maintenance: [],
  reopensAt: {},
  upgrading: [],
  region: [],
  ip: [],
  audience: {},
  thirdPartySms: [],
  imageCDNs: [],
  latencyMs: 0,
  faults: [],
  clockOffsetMs: 0,
  scenarios: [],
  signInLinks: [],
  former: [],
  bankDown: false,
  placeDown: false,
  identityAnswer: 'desk',
  registryDown: false,
  registryAnswers: {},
}
