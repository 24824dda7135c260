import type { Vault } from '../gateway/vault.ts'
import type { Person } from './PaymentService.ts'

interface Known {
  payee_name: string
  id_number: string
}

/** Who must pay an order that is made now, as its row keeps it: sealed, and the same whatever the member changes later. */
export const sealedPayer = (vault: Vault, { payee_name, id_number }: Known): string =>
  vault.seal(JSON.stringify({ taxNumber: id_number, name: payee_name } satisfies Person))

/** Who must pay an order; the member as known now for one that was made before orders kept it. */
export const payerOf = (vault: Vault, { payer }: { payer: string }, { payee_name, id_number }: Known): Person =>
  payer ? (JSON.parse(vault.open(payer)) as Person) : { taxNumber: id_number, name: payee_name }
