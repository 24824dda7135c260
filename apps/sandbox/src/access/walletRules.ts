import type { Db } from '../db/openDatabase.ts'
import type { Person } from './people.ts'
import { anything, noPlay, ownerless, notMine, today, type Rule } from './Rule.ts'

const balanceAs =
  (field: string) =>
  async ({ id }: Person, db: Db) => {
    const { balance } = await db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', id).executeTakeFirstOrThrow()
    return `"${field}":${Number(balance) / 100},`
  }

/** Records, balances, transfers. */
export const walletRules: Record<string, Rule> = {
  // Transfers: to the agent above, whom the request does not name.
  getTransfer: { owner: 'member', input: ({ transferNo }) => ({ orderNo: transferNo }) },
  getTransferSettings: { ...anything(), byRole: { topAgent: 'transfer.upline' } },
  transferUpline: {
    ...ownerless(({ paymentPassword }) => ({ amount: 1, purpose: 'normal', note: '', paymentPassword }), {
      ...notMine('payment.wrong'),
      own: 'transfer.blocked',
    }),
    byRole: { topAgent: 'transfer.upline' },
  },
  // Transfers go to direct members; these callers have none.
  getTransferEnabled: anything(),
  transferDownline: {
    owner: 'member',
    input: ({ id, paymentPassword }) => ({ memberId: String(id), amount: 1, purpose: 'normal', note: '', paymentPassword }),
    gives: 'transfer.receiver',
  },
  transferMultipleDownline: {
    owner: 'member',
    input: ({ id, paymentPassword }) => ({
      receivers: [{ memberId: String(id), amount: 1 }],
      purpose: 'normal',
      note: '',
      paymentPassword,
    }),
    gives: 'transfer.receiver',
  },
  // Rebates: of the caller's own bets.
  claimRebate: { ...ownerless(() => ({}), 'rebate.min'), byRole: noPlay },
  getRebate: anything(),
  getRebateRates: anything(),
  getRebateRecords: ownerless(() => ({ startDate: today(), endDate: today() })),
  // Records and wallet
  getGameRecords: ownerless(() => ({ startDate: today(), endDate: today() })),
  getMemberTransaction: {
    owner: 'member',
    input: ({ transactionId }) => ({ id: transactionId }),
    tells: () => '"parts":[{"bucket":"cash","amount":-0.1}]',
  },
  getMemberTransactions: {
    ...ownerless(() => ({ startDate: today(), endDate: today() })),
    tells: ({ mark }) => `"orderNo":"${mark}withdrawal"`,
  },
  getProfitLoss: ownerless(() => ({ startDate: today(), endDate: today() })),
  getProfitLossRows: ownerless(() => ({ startDate: today(), endDate: today(), figure: 'bets' })),
  getStatement: { ...ownerless(() => ({ month: today().slice(0, 7) })), tells: balanceAs('closing') },
  getTransactionTypes: { ...anything(), tells: () => '"txCode":"manualAdd","txName":"Crédito manual","used":false' },
  getTransactionStatus: ownerless(() => ({ key: 'no-such-key' })),
  getTurnover: { ...anything(), tells: ({ mark }) => `${mark}turn` },
  getMerchantWallet: { ...anything(), tells: balanceAs('balance') },
  transferBetweenWallets: ownerless(() => ({ from: 'main', to: 'games', amount: 1 }), 'wallet.single'),
  getWalletBalance: { ...anything(), tells: balanceAs('sumBalance') },
}
