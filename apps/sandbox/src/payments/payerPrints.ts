import type { Vault } from '../gateway/vault.ts'
import type { Payment } from '../paymentService/exports.ts'
import { destinationPrint } from '../security/exports.ts'

/** Digits of a CPF. A company's number has more, or letters. */
const isCpf = (taxNumber: string) => /^\d{11}$/.test(taxNumber)

/**
 * Keyed hashes of who paid, '' for what is unknown or proves nothing: the account, in the form of a member's destination, so that one who pays
 * from the account that another is paid to is found; and the person. A company, which may be the payment institution of many, is no person.
 */
export const payerPrints = (vault: Vault, { payer, payerAccount }: Payment) => ({
  payer_account: payerAccount
    ? destinationPrint(vault, {
        type: 'BANK',
        pix_key_type: '',
        bank_code: payerAccount.bankCode,
        branch: payerAccount.branch.padStart(4, '0'),
        number: payerAccount.number,
      })
    : '',
  payer_fingerprint: isCpf(payer.taxNumber) ? vault.mac(`payer|${payer.taxNumber}`) : '',
})
