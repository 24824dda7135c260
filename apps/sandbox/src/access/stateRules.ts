/**
 * What a member may do who is not active, where the market accepts an identity before play: every call that changes something, once. Written by
 * hand, not derived from the gateway's table (`gateway/openToState.ts`). Reading is open to all of them; who is impeded has the calls of
 * `protectedRules.open`.
 */
const open = `
  acceptTerms changePassword logout renewSession reportActivity setHeadIcon
  removeAffiliateUrl readAnnouncements endContract paySettlement
  cancelDeposit reportDepositPaid sendDepositReceipt
  addFavorite removeFavorite replyToFeedback sendFeedback cancelSubOrder
  applyPromotion deleteMessage launchChat readAllMessages readMessage sendMessage
  cancelClosing confirmLimit dropLimitChange endRealityCheck excludeAccount pauseAccount readLimitReminder requestReturn setLimit
  setRealityCheck
  addBankCard addPasskey changeLoginPassword changePaymentPassword checkSecurityAnswers closeAccount endAllSessions getPasskeyOptions
  removeBankCard removePasskey removeRememberedDevice resetPaymentPassword sendMemberCode sendMemberEmailCode setDefaultBankCard setEmail
  setMobile setNickname setPaymentPassword setSecurityAnswers
  transferBetweenWallets cancelWithdraw payDebt withdraw`

/** Not open to a member whose identity was refused for the last time. */
const steps = 'setAddress setGender sendKyc setPayeeName setPersonalInfo'

const active = `
  createAffiliateUrl openAccount updateDownlineRebates
  processContractHourSalary processDailySalaryContract processDividendRequest proposeContract
  acceptDepositPromotion depositByAlipay depositByGateway depositByQq depositByTransfer depositByWeChat renewDeposit
  addRecentGame launchGame placeLotteryBet sendPlayTime
  claimPromotion joinPromotion claimRewards sendRedEnvelope takeRainTicket takeRedEnvelope
  claimRebate transferDownline transferMultipleDownline transferUpline`

const namesOf = (text: string): string[] => text.trim().split(/\s+/)

/** Calls by who may make them. */
export const stateRules = { open: namesOf(open), steps: namesOf(steps), active: namesOf(active) }
