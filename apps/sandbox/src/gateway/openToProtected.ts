import type { Call } from '@platform/sdk'
import * as account from '@platform/sdk/account'
import * as deposit from '@platform/sdk/deposit'
import * as games from '@platform/sdk/games'
import * as help from '@platform/sdk/help'
import * as lottery from '@platform/sdk/lottery'
import * as messages from '@platform/sdk/messages'
import * as protection from '@platform/sdk/protection'
import * as records from '@platform/sdk/records'
import * as security from '@platform/sdk/security'
import * as wallet from '@platform/sdk/wallet'
import * as withdraw from '@platform/sdk/withdraw'
import type { Context } from './Context.ts'
import { protectedRefusal, stateAt } from './protectionState.ts'

/**
 * The restricted sign-in: the calls that a member in a pause, an exclusion or a closing may make, besides those for guests. Everything else is
 * refused. The access matrix (`access/protectedRules.ts`) lists every call a second time.
 */
const open: readonly { name: string }[] = [
  // The session.
  account.logout,
  account.renewSession,
  account.reportActivity,
  account.getMemberInfo,
  account.getHeadIcon,
  account.acceptTerms,
  account.getRegistrationProgress,
  account.findAddress,
  account.setAddress,
  account.setGender,
  account.changePassword,
  security.changeLoginPassword,
  security.endAllSessions,
  security.getSignIns,
  security.getPasskeys,
  security.removePasskey,
  security.getRememberedDevices,
  security.removeRememberedDevice,
  // Withdrawals and what they require: destination, payment password, identity.
  withdraw.getWithdrawSettings,
  withdraw.withdraw,
  withdraw.getWithdrawOrder,
  withdraw.getWithdrawRecords,
  withdraw.payDebt,
  wallet.getWalletBalance,
  wallet.getMerchantWallet,
  wallet.getTurnover,
  security.getBankCards,
  security.getWithdrawBanks,
  security.addBankCard,
  security.removeBankCard,
  security.setDefaultBankCard,
  security.hasWithdrawalPassword,
  security.setPaymentPassword,
  security.changePaymentPassword,
  security.resetPaymentPassword,
  security.getPasskeyOptions,
  security.getSecurityQuestions,
  security.getMemberSecurityQuestions,
  security.checkSecurityAnswers,
  security.sendMemberCode,
  security.sendMemberEmailCode,
  security.setMobile,
  security.setEmail,
  security.getSecurityConfig,
  security.getPersonalInfo,
  security.setPersonalInfo,
  security.setPayeeName,
  security.getKyc,
  security.sendKyc,
  // Records and statement.
  records.getGameRecords,
  games.getRoundReplay,
  records.getMemberTransaction,
  records.getMemberTransactions,
  records.getProfitLoss,
  records.getProfitLossRows,
  records.getStatement,
  records.getTransactionTypes,
  deposit.getDepositOrder,
  deposit.getDepositRecords,
  lottery.getLotteryOrder,
  lottery.getLotteryOrders,
  lottery.getSettledBets,
  wallet.getRebateRecords,
  wallet.getTransfer,
  // Support.
  help.getFeedbackTicket,
  help.getFeedbackTickets,
  help.replyToFeedback,
  help.sendFeedback,
  messages.deleteMessage,
  messages.getInbox,
  messages.getUnreadCount,
  messages.launchChat,
  messages.readAllMessages,
  messages.readMessage,
  // Protection.
  protection.cancelClosing,
  protection.excludeAccount,
  protection.getLimitChanges,
  protection.getLimits,
  protection.getProtection,
  protection.getProtectionEffects,
  protection.pauseAccount,
  protection.requestReturn,
  security.closeAccount,
]
/** A pause leaves limits that are lowered. */
const openWhilePaused: readonly { name: string }[] = [protection.dropLimitChange, protection.setLimit]

const namesOf = (calls: readonly { name: string }[]): ReadonlySet<string> => new Set(calls.map(({ name }) => name))
const always = namesOf(open)
const whilePaused = namesOf(openWhilePaused)

/** Whether a call is open whatever the account is closed for. */
export const isOpenToProtected = (name: string): boolean => always.has(name)

/** Throws `access.protected` for a call that is not open in the state of the member's account. */
export function assertOpenToProtected({ name, access }: Pick<Call, 'name' | 'access'>, { member, now }: Context): void {
  if (!member?.protection || access === 'guest' || always.has(name)) return
  const state = stateAt(member.protection, now())
  if (state === 'open' || (state === 'paused' && whilePaused.has(name))) return
  throw protectedRefusal(member.protection, now())
}
