import type { Vault } from '../gateway/vault.ts'
import type { Payment } from '../paymentService/exports.ts'
import { destinationPrint } from '../security/exports.ts'

/** Digits of a CPF. A company's number has more, or letters. */
const isCpf = (taxNumber: string) => /^\d{11}$/.test(taxNumber)

/**
 * Keyed hashes of who paid, '' for what is unknown or proves nothing: the account, in the form of a member's destination, so that one who
 * pays from the account that another is paid to is found; and the person. A company may pay for many strangers, as a payment institution
 * does: neither it nor its account links them.
 */
export const payerPrints = (vault: Vault, { payer, payerAccount }: Payment) => {
  if (!isCpf(payer.taxNumber)) return { payer_account: '', payer_fingerprint: '' }
  return {
    payer_account: payerAccount
      ? destinationPrint(vault, {
          type: 'BANK',
          pix_key_type: '',
          bank_code: payerAccount.bankCode,
          branch: payerAccount.branch.padStart(4, '0'),
          number: payerAccount.number,
        })
      : '',
    payer_fingerprint: vault.mac(`payer|${payer.taxNumber}`),
  }
}
