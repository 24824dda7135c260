import type { WireLanguage } from '../db/Tables.ts'

/** Types of movements as `wallet_row_type` writes them (`schema/ledger.sql`), in the order of a filter, with their names. */
const names: Readonly<Record<string, readonly [pt: string, en: string]>> = {
  deposit: ['Depósito', 'Deposit'],
  withdrawal: ['Saque', 'Withdrawal'],
  withdrawalReturn: ['Saque devolvido', 'Withdrawal returned'],
  bet: ['Aposta', 'Bet'],
  win: ['Prêmio', 'Prize'],
  betCancel: ['Aposta anulada', 'Voided bet'],
  prizeReversal: ['Prêmio estornado', 'Prize reversed'],
  promotion: ['Bônus', 'Bonus'],
  bonusEnd: ['Bônus encerrado', 'Bonus ended'],
  bonusHeld: ['Bônus reservado', 'Bonus on hold'],
  bonusReturn: ['Bônus liberado', 'Bonus released'],
  vip: ['Prêmio VIP', 'VIP reward'],
  mission: ['Prêmio de missão', 'Mission reward'],
  ranking: ['Prêmio do ranking', 'Leaderboard reward'],
  redRain: ['Chuva de envelopes', 'Red envelope rain'],
  referral: ['Indicação de amigos', 'Invited friends'],
  reward: ['Prêmio da central', 'Reward'],
  envelopeIn: ['Envelope recebido', 'Red envelope received'],
  envelopeOut: ['Envelopes enviados', 'Red envelopes sent'],
  envelopeReturn: ['Envelopes devolvidos', 'Red envelopes returned'],
  rebate: ['Rebate', 'Rebate'],
  agentRebate: ['Rebate de agente', 'Agent rebate'],
  toUpline: ['Ao superior', 'To upline'],
  fromDownline: ['De um membro direto', 'From a direct member'],
  fromUpline: ['Do superior', 'From upline'],
  toDownline: ['A um membro direto', 'To a direct member'],
  transferIn: ['De outra carteira', 'From another wallet'],
  transferOut: ['Para outra carteira', 'To another wallet'],
  dividendIn: ['Dividendo recebido', 'Dividend received'],
  dividendOut: ['Dividendo pago', 'Dividend paid'],
  salaryIn: ['Salário recebido', 'Salary received'],
  salaryOut: ['Salário pago', 'Salary paid'],
  settlementIn: ['Apuração recebida', 'Settlement received'],
  settlementOut: ['Apuração paga', 'Settlement paid'],
  fee: ['Tarifa', 'Fee'],
  depositReversal: ['Depósito estornado', 'Deposit reversed'],
  repayment: ['Pagamento de débito', 'Debt paid'],
  manualAdd: ['Crédito manual', 'Manual credit'],
  manualDeduct: ['Débito manual', 'Manual debit'],
}

/** The code of every type. */
export const transactionCodes: readonly string[] = Object.keys(names)

/** The name of a type; the code itself for an unknown one. */
export const transactionName = (code: string, language: WireLanguage): string => names[code]?.[language === 'EN' ? 1 : 0] ?? code
