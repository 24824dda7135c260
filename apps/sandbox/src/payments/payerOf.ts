import type { Vault } from '../gateway/vault.ts'
import type { Person } from '../paymentService/exports.ts'

interface Known {
  payee_name: string
  id_number: string
}

/** Who must pay an order that is made now, as stored in its row: sealed, and independent of later changes by the member. */
export const sealedPayer = (vault: Vault, { payee_name, id_number }: Known): string =>
  vault.seal(JSON.stringify({ taxNumber: id_number, name: payee_name } satisfies Person))

/** Who must pay an order; for one made before orders stored it, the member as known now. */
export const payerOf = (vault: Vault, { payer }: { payer: string }, { payee_name, id_number }: Known): Person =>
  payer ? (JSON.parse(vault.open(payer)) as Person) : { taxNumber: id_number, name: payee_name }
