import type { Vault } from '../gateway/vault.ts'
import { maskOf, type Destination } from './readDestination.ts'

/** A keyed hash that identifies equal destinations. */
export const destinationPrint = (vault: Vault, { type, pix_key_type, bank_code, branch, number }: Destination): string =>
  vault.mac(['bank_card', type, pix_key_type, bank_code, branch, number].join('|'))

/** The columns of a destination: the number sealed, with a keyed hash that identifies equal numbers. */
export function storedDestination(vault: Vault, destination: Destination) {
  const { number, ...parts } = destination
  return {
    ...parts,
    sealed: vault.seal(number),
    fingerprint: destinationPrint(vault, destination),
    masked: maskOf(destination),
  }
}
