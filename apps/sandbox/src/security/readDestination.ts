import type { InputOf } from '@platform/sdk'
import { readPixKey, type addBankCard, type PixKeyType } from '@platform/sdk/security'
import { Refusal } from '../base/Refusal.ts'
import { bankNamed } from './banks.ts'
import { maskCpf, maskEmail, maskNumber } from '../base/mask.ts'

/** A destination as it is stored, in canonical form. */
export interface Destination {
  type: 'PIX' | 'BANK'
  pix_key_type: PixKeyType | ''
  bank_code: string
  branch: string
  /** Key or account. */
  number: string
}

/** Reads the input, or throws `validation` with the error of each wrong field. */
export function readDestination(form: InputOf<typeof addBankCard>): Destination {
  if (form.type === 'PIX') {
    const number = form.pixKeyType && readPixKey(form.pixKeyType, form.pixKey ?? '')
    if (!form.pixKeyType || !number) throw fieldErrors({ pixKey: 'validation.pixKey' })
    return { type: 'PIX', pix_key_type: form.pixKeyType, bank_code: '', branch: '', number }
  }
  const { bankCode = '', branch = '', account: number, confirmAccount: again } = form
  if (!bankNamed(bankCode)) throw fieldErrors({ bankCode: 'validation.bank' })
  if (!/^\d{1,5}$/.test(branch)) throw fieldErrors({ branch: 'validation.account' })
  if (!number || !/^\d{3,19}[\dX]$/.test(number)) throw fieldErrors({ account: 'validation.account' })
  if (number !== again) throw fieldErrors({ confirmAccount: 'validation.accountTwice' })
  return { type: 'BANK', pix_key_type: '', bank_code: bankCode, branch: branch.padStart(4, '0'), number }
}

const fieldErrors = (fields: Record<string, string>) => new Refusal('validation', 400, { fields })

const masks: Record<PixKeyType | '', (number: string) => string> = {
  CPF: maskCpf,
  CNPJ: (number) => maskNumber(number, 5),
  PHONE: (number) => maskNumber(number, 6),
  EMAIL: maskEmail,
  RANDOM: (number) => maskNumber(number, 8),
  '': (number) => maskNumber(number),
}

/** The part of the number that may be shown. */
export const maskOf = ({ pix_key_type, number }: Destination): string => masks[pix_key_type](number)

/** The four characters that prove knowledge of the number: the last ones, in an e-mail address those before the @. */
export const tailOf = (number: string): string => (number.split('@')[0] ?? '').slice(-4).toUpperCase()
