import type { MarketProfile } from './MarketProfile.ts'

/** For markets outside Brazil: our catalogues name its document and its payments. */
export const neutralWords = {
  'pt-BR': [
    ['chave Pix ou a conta', 'conta'],
    ['chaves Pix ou contas', 'contas'],
    ['Chaves Pix e contas', 'Contas'],
    ['chave Pix', 'conta'],
    ['Chave Pix', 'Conta'],
    ['Escolha Pix, depois Copia e cola, e cole o código', 'Cole o código'],
    ['Código Pix copia e cola', 'Código'],
    [' código Pix', ' código'],
    ['QR code Pix', 'QR code'],
    ['por Pix', 'por transferência'],
    ['CPF', 'documento'],
  ],
  en: [
    ['Pix key or account', 'account'],
    ['Pix keys or accounts', 'accounts'],
    ['Pix keys and accounts', 'accounts'],
    ['a Pix key', 'an account'],
    ['Pix key', 'account'],
    ['Choose Pix, then Copia e cola, and paste the code', 'Paste the code'],
    ['Pix copy and paste code', 'code'],
    ['Pix QR code', 'QR code'],
    ['Pix code', 'code'],
    ['by Pix', 'by bank transfer'],
    ['per Pix', 'per transfer'],
    ['CPF (tax ID)', 'ID number'],
    ['CPF', 'ID number'],
  ],
} satisfies MarketProfile['texts']['instead']
