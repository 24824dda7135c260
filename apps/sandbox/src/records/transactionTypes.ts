import type { WireLanguage } from '../db/Tables.ts'

/** Types of movements as `wallet_row_type` writes them (`schema/ledger.sql`), in the order of a filter, with their names. */
const names: Readonly<Record<string, readonly [pt: string, en: string]>> = {
  deposit: ['Depósito', 'Deposit'],
  withdrawal: ['Saque', 'Withdrawal'],
  withdrawalReturn: ['Saque devolvido', 'Withdrawal returned'],
  bet: ['Aposta', 'Bet'],
  win: ['Prêmio de aposta', 'Bet prize'],
  betCancel: ['Aposta anulada', 'Void bet'],
  prizeReversal: ['Prêmio estornado', 'Prize reversed'],
  promotion: ['Bônus', 'Bonus'],
  bonusEnd: ['Bônus encerrado', 'Bonus ended'],
  bonusHeld: ['Bônus reservado', 'Bonus on hold'],
  bonusReturn: ['Bônus devolvido', 'Bonus returned'],
  vip: ['Prêmio VIP', 'VIP reward'],
  mission: ['Prêmio de missão', 'Mission reward'],
  ranking: ['Prêmio do ranking', 'Leaderboard reward'],
  redRain: ['Chuva de envelopes', 'Red envelope rain'],
  referral: ['Indicação de amigos', 'Invited friends'],
  reward: ['Prêmio resgatado', 'Reward'],
  envelopeIn: ['Envelope recebido', 'Red envelope received'],
  envelopeOut: ['Envelopes enviados', 'Red envelopes sent'],
  envelopeReturn: ['Envelopes devolvidos', 'Red envelopes returned'],
  rebate: ['Cashback', 'Cashback'],
  agentRebate: ['Rebate de agente', 'Agent rebate'],
  toUpline: ['Para seu agente', 'To your agent'],
  fromDownline: ['De um membro direto', 'From a direct member'],
  fromUpline: ['Do seu agente', 'From your agent'],
  toDownline: ['A um membro direto', 'To a direct member'],
  transferIn: ['De outra carteira', 'From another wallet'],
  transferOut: ['Para outra carteira', 'To another wallet'],
  dividendIn: ['Dividendo recebido', 'Dividend received'],
  dividendOut: ['Dividendo pago', 'Dividend paid'],
  salaryIn: ['Salário recebido', 'Salary received'],
  salaryOut: ['Salário pago', 'Salary paid'],
  settlementIn: ['Apuração recebida', 'Settlement received'],
  settlementOut: ['Apuração paga', 'Settlement paid'],
  fee: ['Taxa', 'Fee'],
  depositReversal: ['Depósito estornado', 'Deposit reversed'],
  repayment: ['Valor devido pago', 'Amount owed paid'],
  manualAdd: ['Crédito manual', 'Manual credit'],
  manualDeduct: ['Débito manual', 'Manual debit'],
}

/** The code of every type. */
export const transactionCodes: readonly string[] = Object.keys(names)

/** The name of a type; the code itself for an unknown one. */
export const transactionName = (code: string, language: WireLanguage): string => names[code]?.[language === 'EN' ? 1 : 0] ?? code
