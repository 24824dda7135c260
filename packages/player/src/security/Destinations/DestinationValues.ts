import type { PixKeyType } from '@platform/sdk/security'

/** Values of the form of a destination. */
export interface DestinationValues {
  type: 'PIX' | 'BANK'
  pixKeyType: PixKeyType
  pixKey: string
  bankCode: string
  branch: string
  account: string
  confirmAccount: string
  payeeName: string
  existingTail: string
  paymentPassword: string
}

export const emptyDestination: DestinationValues = {
  type: 'PIX',
  pixKeyType: 'CPF',
  pixKey: '',
  bankCode: '',
  branch: '',
  account: '',
  confirmAccount: '',
  payeeName: '',
  existingTail: '',
  paymentPassword: '',
}
