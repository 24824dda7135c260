/**
 * What a member may do who is not active, where the market accepts an identity before play: every call that is not for guests, once. Written by
 * hand, not derived from the gateway's table (`gateway/openToState.ts`). Who is impeded has the calls of `protectedRules.open`.
 */
const read = `
  findAddress getHeadIcon getMemberInfo getRegistrationProgress
  getAffiliateUrls getDownline getDownlineRebates getDownlines getGlobalRebateSettings getRebateHistory getRebateQuotas getTeamBetKpis getTeamBets
  getTeamDays getTeamMemberKpis getTeamMembers getTeamMoneyKpis getTeamProfitLoss getTeamProfitLossRows getTeamRebates
  getContractDailySalaryInfo getContractDividendRequest getContractFigures getContractHourSalaryInfo getContractRequests getContractRows
  getContractSettlements getContracts getCurrentDailySalary getDividendInfo replayContract
  getDepositBanks getDepositChannels getDepositOrder getDepositPromotions getDepositRecords
  getFavoriteGames getFavoriteIds getRecentGames getFeedbackTicket getFeedbackTickets
  getLotteryOrder getLotteryOrders getRecentLotteries getSettledBets
  getInbox getOutbox getRecipients getUnreadCount
  getAvailablePromotions getClubBenefits
  getLimitChanges getLimits getPlaySession getProtection getProtectionEffects
  getGameRecords getRoundReplay getMemberTransaction getMemberTransactions getProfitLoss getProfitLossRows getStatement getTransactionTypes
  getLeaderBoard getMissions getRainProof getRedEnvelopes getRedRain getReferral getReferralIncome getReferredFriends getRewardCount getRewards
  getSentEnvelopes
  getBankCards getKyc getMemberSecurityQuestions getPasskeys getPersonalInfo getRememberedDevices getSecurityConfig getSecurityQuestions getSignIns
  getWithdrawBanks hasWithdrawalPassword
  getMerchantWallet getRebate getRebateRates getRebateRecords getTransfer getTransferEnabled getTransferSettings getTurnover getWalletBalance
  getWithdrawOrder getWithdrawRecords getWithdrawSettings`

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
export const stateRules = { read: namesOf(read), open: namesOf(open), steps: namesOf(steps), active: namesOf(active) }
