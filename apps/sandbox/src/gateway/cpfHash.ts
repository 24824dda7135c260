import type { Vault } from './vault.ts'

/** The keyed hash of a CPF of a merchant: what tables of holders and of proofs contain in its place. */
export const cpfHash = (vault: Vault, merchant: string, cpf: string): string => vault.mac(`cpf|${merchant}|${cpf}`)
