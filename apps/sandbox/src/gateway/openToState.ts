import type { Call } from '@platform/sdk'
import * as account from '@platform/sdk/account'
import type { RegistrationState } from '@platform/sdk/account'
import * as agents from '@platform/sdk/agents'
import * as announcements from '@platform/sdk/announcements'
import * as contracts from '@platform/sdk/contracts'
import * as deposit from '@platform/sdk/deposit'
import * as games from '@platform/sdk/games'
import * as help from '@platform/sdk/help'
import * as lottery from '@platform/sdk/lottery'
import { needsIdentity } from '@platform/sdk/markets'
import * as messages from '@platform/sdk/messages'
import * as promotions from '@platform/sdk/promotions'
import * as protection from '@platform/sdk/protection'
import * as security from '@platform/sdk/security'
import * as wallet from '@platform/sdk/wallet'
import * as withdraw from '@platform/sdk/withdraw'
import { Refusal } from '../base/Refusal.ts'
import type { Context } from './Context.ts'
import { memberStateOf } from './memberState.ts'
import { isOpenToProtected } from './openToProtected.ts'

type Inactive = Exclude<RegistrationState, 'active'>

/** What every member may do: end what is open, withdraw, set limits, get help. Reading is open, and what is in no list is for active members. */
const always = [
  account.acceptTerms,
  account.changePassword,
  account.logout,
  account.renewSession,
  account.reportActivity,
  account.setHeadIcon,
  announcements.readAnnouncements,
  agents.removeAffiliateUrl,
  contracts.endContract,
  contracts.paySettlement,
  deposit.cancelDeposit,
  deposit.reportDepositPaid,
  deposit.sendDepositReceipt,
  games.addFavorite,
  games.removeFavorite,
  lottery.cancelSubOrder,
  help.replyToFeedback,
  help.sendFeedback,
  messages.deleteMessage,
  messages.launchChat,
  messages.readAllMessages,
  messages.readMessage,
  messages.sendMessage,
  // The desk pays it once the identity is accepted.
  promotions.applyPromotion,
  protection.cancelClosing,
  protection.confirmLimit,
  protection.endRealityCheck,
  protection.setRealityCheck,
  protection.dropLimitChange,
  protection.excludeAccount,
  protection.pauseAccount,
  protection.readLimitReminder,
  protection.requestReturn,
  protection.setLimit,
  security.addBankCard,
  security.addPasskey,
  security.changeLoginPassword,
  security.changePaymentPassword,
  security.checkSecurityAnswers,
  security.closeAccount,
  security.endAllSessions,
  security.getPasskeyOptions,
  security.removeBankCard,
  security.removePasskey,
  security.removeRememberedDevice,
  security.resetPaymentPassword,
  security.sendMemberCode,
  security.sendMemberEmailCode,
  security.setDefaultBankCard,
  security.setEmail,
  security.setMobile,
  security.setNickname,
  security.setPaymentPassword,
  security.setSecurityAnswers,
  // Home to the wallet that withdrawals leave from.
  wallet.transferBetweenWallets,
  withdraw.cancelWithdraw,
  withdraw.payDebt,
  withdraw.withdraw,
]
/** What a registration stores besides. A stated age is corrected by a document too. */
const steps = [account.setAddress, account.setGender, security.sendKyc, security.setPayeeName, security.setPersonalInfo]

const namesOf = (...calls: { name: string }[]): ReadonlySet<string> => new Set(calls.map(({ name }) => name))
const withSteps = namesOf(...always, ...steps)

/** A state × what it may do. An impeded member leaves: the calls of the restricted sign-in. */
const table: Record<Inactive, (call: Pick<Call, 'name' | 'retry'>) => boolean> = {
  registered: ({ name, retry }) => retry === 'read' || withSteps.has(name),
  identifying: ({ name, retry }) => retry === 'read' || withSteps.has(name),
  underage: ({ name, retry }) => retry === 'read' || withSteps.has(name),
  refused: ({ name, retry }) => retry === 'read' || refusedMay.has(name),
  impeded: ({ name }) => isOpenToProtected(name),
}
const refusedMay = namesOf(...always)

const reasons: Record<Exclude<Inactive, 'impeded'>, string> = {
  registered: 'play.identity',
  identifying: 'play.identity',
  underage: 'play.underage',
  refused: 'play.refused',
}

/** The answer to a member in a state of a call that is not open to it. */
export const stateRefusal = (state: Inactive): Refusal =>
  state === 'impeded' ? new Refusal('access.protected', 403, { state }) : new Refusal(reasons[state], 403)

/** Throws for a call that is not open in the state of the member, where the market accepts an identity before play. */
export async function assertOpenToState(call: Pick<Call, 'name' | 'access' | 'retry'>, { db, merchant, member }: Context): Promise<void> {
  if (!member?.unverified || call.access === 'guest' || merchant.trial || !needsIdentity(merchant.market)) return
  const state = await memberStateOf(db, merchant.market, member.id)
  if (state !== 'active' && !table[state](call)) throw stateRefusal(state)
}
