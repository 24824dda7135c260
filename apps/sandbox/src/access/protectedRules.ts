/**
 * What a paused, excluded or closing member may call, every call that is not for guests once: a new call without a line fails the access matrix.
 * Written by hand and by domain, not derived from the gateway's list (`gateway/openToProtected.ts`).
 */
const open = `
  acceptTerms changePassword findAddress getHeadIcon getMemberInfo getRegistrationProgress logout renewSession setAddress setGender reportActivity
  getDepositOrder getDepositRecords
  getFeedbackTicket getFeedbackTickets replyToFeedback sendFeedback
  getLotteryOrder getLotteryOrders getSettledBets
  deleteMessage getInbox getUnreadCount launchChat readAllMessages readMessage
  cancelClosing excludeAccount getLimitChanges getLimits getProtection getProtectionEffects pauseAccount requestReturn
  getGameRecords getRoundReplay getMemberTransaction getMemberTransactions getProfitLoss getProfitLossRows getStatement getTransactionTypes
  addBankCard changeLoginPassword changePaymentPassword checkSecurityAnswers closeAccount endAllSessions getBankCards getKyc
  getMemberSecurityQuestions getPasskeyOptions getPasskeys getPersonalInfo getRememberedDevices getSecurityConfig getSecurityQuestions getSignIns
  getWithdrawBanks hasWithdrawalPassword removeBankCard removePasskey removeRememberedDevice resetPaymentPassword sendKyc sendMemberCode
  sendMemberEmailCode setDefaultBankCard setEmail setMobile setPayeeName setPaymentPassword setPersonalInfo
  getMerchantWallet getRebateRecords getTransfer getTurnover getWalletBalance
  getWithdrawOrder getWithdrawRecords getWithdrawSettings payDebt withdraw`

const whilePaused = 'dropLimitChange setLimit'

const refused = `
  setHeadIcon
  createAffiliateUrl getAffiliateUrls getDownline getDownlineRebates getDownlines getGlobalRebateSettings getRebateHistory getRebateQuotas getTeamBetKpis
  getTeamBets getTeamDays getTeamMemberKpis getTeamMembers getTeamMoneyKpis getTeamProfitLoss getTeamProfitLossRows getTeamRebates openAccount
  removeAffiliateUrl updateDownlineRebates
  readAnnouncements
  endContract getContractDailySalaryInfo getContractDividendRequest getContractFigures getContractHourSalaryInfo getContractRequests getContractRows
  getContractSettlements getContracts getCurrentDailySalary getDividendInfo paySettlement processContractHourSalary processDailySalaryContract
  processDividendRequest proposeContract replayContract
  acceptDepositPromotion cancelDeposit depositByAlipay depositByGateway depositByQq depositByTransfer depositByWeChat getDepositBanks getDepositChannels
  getDepositPromotions renewDeposit reportDepositPaid sendDepositReceipt
  addFavorite addRecentGame getFavoriteGames getFavoriteIds getRecentGames launchGame removeFavorite
  cancelSubOrder getRecentLotteries placeLotteryBet
  getOutbox getRecipients sendMessage
  applyPromotion claimPromotion getAvailablePromotions getClubBenefits joinPromotion
  confirmLimit endRealityCheck getPlaySession readLimitReminder sendPlayTime setRealityCheck
  claimRewards getLeaderBoard getMissions getRainProof getRedEnvelopes getRedRain getReferral getReferralIncome getReferredFriends getRewardCount getRewards
  getSentEnvelopes sendRedEnvelope takeRainTicket takeRedEnvelope
  addPasskey setNickname setSecurityAnswers
  claimRebate getRebate getRebateRates getTransferEnabled getTransferSettings transferBetweenWallets transferDownline transferMultipleDownline
  transferUpline
  cancelWithdraw`

const namesOf = (text: string): string[] => text.trim().split(/\s+/)

/** Calls by who may make them. */
export const protectedRules = { open: namesOf(open), whilePaused: namesOf(whilePaused), refused: namesOf(refused) }

/** Whether a call is refused to a role of a protected account. */
export const isRefusedTo = (name: string, role: 'paused' | 'excluded' | 'closing'): boolean =>
  protectedRules.refused.includes(name) || (role !== 'paused' && protectedRules.whilePaused.includes(name))
