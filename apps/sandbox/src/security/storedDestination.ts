import type { Vault } from '../gateway/vault.ts'
import { maskOf, type Destination } from './readDestination.ts'

/** The columns of a destination: the number sealed, with a keyed hash that identifies equal numbers. */
export function storedDestination(vault: Vault, destination: Destination) {
  const { number, ...parts } = destination
  const { type, pix_key_type, bank_code, branch } = parts
  return {
    ...parts,
    sealed: vault.seal(number),
    fingerprint: vault.mac(['bank_card', type, pix_key_type, bank_code, branch, number].join('|')),
    masked: maskOf(destination),
  }
}
