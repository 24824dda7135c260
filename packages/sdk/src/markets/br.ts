import type { MarketProfile } from './MarketRule.ts'

/** Regulated Brazil: fixed-odds betting under Law 14,790/2023 and the ordinances of the Secretariat of Prizes and Bets. */
export const br: MarketProfile = {
  code: 'br',
  rules: [
    {
      id: 'means',
      article: 'Portaria Normativa SPA/MF nº 615/2024, art. 3º, §§ 1º e 2º',
      says: 'Deposits and withdrawals go by electronic transfer between accounts of the player alone; never cash, boleto, cheque, crypto or credit.',
      means: ['cash', 'boleto', 'cheque', 'crypto', 'creditCard', 'foreignWallet', 'thirdParty'],
      paths: ['/wps/transaction/deposit/alipay', '/wps/transaction/deposit/qq', '/wps/transaction/deposit/wechat'],
    },
    {
      id: 'transfersToOthers',
      article: 'Portaria Normativa SPA/MF nº 615/2024, art. 3º, § 2º',
      says: 'Money comes from and goes to no third party, so members send each other none.',
      paths: [
        '/wps/agent/transfer',
        '/wps/agent/transferSettings',
        '/wps/agent/transferUpline',
        '/wps/agent/transferDownline',
        '/wps/agent/transferMultipleDownline',
        '/wps/agent/transferEnabled',
      ],
    },
    {
      id: 'depositBonus',
      article: 'Portaria SPA/MF nº 1.231/2024, art. 42, § 1º, I',
      says: 'No bonus, reward or goods hang on a deposit.',
      bonuses: ['deposit'],
      paths: ['/wps/promotions/deposit'],
    },
    {
      id: 'advantageBeforeBet',
      article: 'Lei nº 14.790/2023, art. 29, I; Portaria SPA/MF nº 1.231/2024, art. 42, § 1º, II',
      says: 'No advance, bonus or other advantage is given before a bet and for making it; so nothing for registering or for bringing friends.',
      bonuses: ['registration', 'referral', 'beforeBet'],
    },
    {
      id: 'withdrawalOfBonus',
      article: 'Portaria SPA/MF nº 1.231/2024, art. 42, § 2º',
      says: 'A bonus may have conditions for its withdrawal, but none of them is a new deposit.',
      bonuses: ['withdrawalAfterDeposit'],
    },
    {
      id: 'prizeDraws',
      article: 'Portaria SPA/MF nº 1.231/2024, art. 42, § 4º; Lei nº 5.768/1971',
      says: 'Prizes given away by chance need an authorisation of their own: red rain is off.',
      bonuses: ['prizeDraw'],
      paths: ['/wps/relay/RED_*', '/wps/member/redRain*'],
    },
    {
      id: 'points',
      article: 'Portaria SPA/MF nº 1.231/2024, art. 43',
      says: 'Points are kept in a wallet of their own, apart from the money.',
      bonuses: ['pointsInWallet'],
    },
    {
      id: 'lossIncome',
      article: 'Portaria SPA/MF nº 1.231/2024, art. 6º',
      says: 'Nobody has an income that grows with what players lose: no dividends and no salaries of agents, and no teams.',
      incomes: ['loss'],
      paths: [
        '/wps/relay/MCS2_getContract*',
        '/wps/relay/MCS2_getDividendInfo',
        '/wps/relay/MCS2_processDividendReq',
        '/wps/relay/MCS2_processDailySalContract',
        '/wps/relay/MCS2_processContractHourSalary',
        '/wps/relay/MCS2_getCurrentDailySalary',
        '/wps/relay/MCS2_proposeContract',
        '/wps/relay/MCS2_endContract',
        '/wps/relay/MCS2_replayContract',
        '/wps/relay/MCS2_paySettlement',
        '/wps/relay/ODSFE2_Team*',
        '/wps/relay/ODSFE2_Subordinate',
        '/wps/agent/downline',
        '/wps/agent/downlines',
      ],
    },
    {
      id: 'numbersGames',
      article: 'Lei nº 14.790/2023, arts. 2º e 3º',
      says: 'Bets are on real sports events and on online games of fixed odds: lotteries are another authorisation.',
      paths: ['/lgw/orders/place'],
    },
  ],
}
