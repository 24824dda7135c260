import type { RegistryAnswer, RegistryPurpose } from '../db/RegistryTables.ts'

/** The register of persons who may not bet in a market. */
export interface PersonRegistry {
  /** Whether the person with a CPF may bet. Throws while the register does not answer; the gateway waits three seconds at most. */
  check(cpf: string, purpose: RegistryPurpose): Promise<RegistryAnswer>
}

declare module '../gateway/Services.ts' {
  interface Services {
    registry: PersonRegistry
    /** Ends the bets of a member whom the register names, if the identity is accepted. */
    impede(memberId: number): Promise<void>
  }
}
