import type { Generated, GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** `exclusion`: excluded from the whole market. `socialProgramme`: receives a benefit that may not be bet. */
export type RegistryAnswer = 'clear' | 'exclusion' | 'socialProgramme'

/** Why the register is queried. */
export type RegistryPurpose = 'registration' | 'firstLoginOfDay' | 'sweep'

/** Tables of `schema/registry.sql`. */
export interface RegistryTables {
  registry_states: {
    member_id: number
    merchant: string
    answer: RegistryAnswer | null
    answered_at: Millis | null
    failures: Generated<number>
    next_at: Generated<Millis>
  }
  registry_checks: {
    id: GeneratedAlways<number>
    member_id: number
    cpf_hash: string
    purpose: RegistryPurpose
    answer: RegistryAnswer | 'down'
    at: Millis
  }
}
