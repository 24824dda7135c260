/** Banks of Brazil that most players have an account with, by the code of the clearing system. */
export const banks: readonly { bankCode: string; bankName: string }[] = [
  { bankCode: '001', bankName: 'Banco do Brasil' },
  { bankCode: '033', bankName: 'Santander' },
  { bankCode: '077', bankName: 'Banco Inter' },
  { bankCode: '104', bankName: 'Caixa Econômica Federal' },
  { bankCode: '208', bankName: 'BTG Pactual' },
  { bankCode: '212', bankName: 'Banco Original' },
  { bankCode: '237', bankName: 'Bradesco' },
  { bankCode: '260', bankName: 'Nubank' },
  { bankCode: '290', bankName: 'PagBank' },
  { bankCode: '323', bankName: 'Mercado Pago' },
  { bankCode: '336', bankName: 'C6 Bank' },
  { bankCode: '341', bankName: 'Itaú' },
  { bankCode: '380', bankName: 'PicPay' },
  { bankCode: '403', bankName: 'Cora' },
  { bankCode: '422', bankName: 'Safra' },
  { bankCode: '655', bankName: 'Votorantim' },
  { bankCode: '748', bankName: 'Sicredi' },
  { bankCode: '756', bankName: 'Sicoob' },
]

export const bankNamed = (code: string) => banks.find(({ bankCode }) => bankCode === code)
