import type { Db } from '../db/openDatabase.ts'
import type { Person } from './people.ts'
import { anything, given, notMine, today, type Rule } from './Rule.ts'

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
    ...given(({ paymentPassword }) => ({ amount: 1, purpose: 'normal', note: '', paymentPassword }), {
      ...notMine('payment.wrong'),
      own: 'transfer.blocked',
    }),
    byRole: { topAgent: 'transfer.upline' },
  },
  // To direct members: these callers have none, and are not below themselves.
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
  claimRebate: given(() => ({}), 'rebate.min'),
  getRebate: anything(),
  getRebateRates: anything(),
  getRebateRecords: given(() => ({ startDate: today(), endDate: today() })),
  // Records and wallet
  getGameRecords: given(() => ({ startDate: today(), endDate: today() })),
  getMemberTransaction: { owner: 'member', input: ({ transactionId }) => ({ id: transactionId }) },
  getMemberTransactions: {
    ...given(() => ({ startDate: today(), endDate: today() })),
    tells: ({ mark }) => `"orderNo":"${mark}withdrawal"`,
  },
  getProfitLoss: given(() => ({ startDate: today(), endDate: today() })),
  getProfitLossRows: given(() => ({ startDate: today(), endDate: today(), figure: 'bets' })),
  getStatement: { ...given(() => ({ month: today().slice(0, 7) })), tells: balanceAs('closing') },
  getTransactionTypes: { ...anything(), tells: () => '"txCode":"manualAdd","txName":"Crédito manual","used":false' },
  getTransactionStatus: given(() => ({ key: 'no-such-key' })),
  getTurnover: { ...anything(), tells: ({ mark }) => `${mark}turn` },
  getMerchantWallet: { ...anything(), tells: balanceAs('balance') },
  transferBetweenWallets: given(() => ({ from: 'main', to: 'games', amount: 1 }), 'wallet.single'),
  getWalletBalance: { ...anything(), tells: balanceAs('sumBalance') },
}
