import { asksDocument } from '@platform/sdk/markets'
import { Refusal } from '../base/Refusal.ts'
import type { Context } from '../gateway/Context.ts'

const brazil = {
  states: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
  postalCode: /^(0[1-9]|[1-9]\d)\d{6}$/,
}
const elsewhere = { states: undefined, postalCode: /^[\dA-Z]{3,10}$/ }

/** How addresses of a market are written: where members have a CPF they live in Brazil. */
export const addressesOf = ({ merchant }: Pick<Context, 'merchant'>) => (asksDocument(merchant.market) ? brazil : elsewhere)

/** Throws `validation.postalCode`. */
export function assertPostalCode(context: Pick<Context, 'merchant'>, postalCode: string): void {
  if (!addressesOf(context).postalCode.test(postalCode))
    throw new Refusal('validation', 400, { fields: { postalCode: 'validation.postalCode' } })
}
