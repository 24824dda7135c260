/**
 * The calls that guests may make too, once each, by what a member gets who may not play (paused, excluded, closing, impeded, underage, without an
 * accepted identity): a new call without a line fails the access matrix.
 */
const open = `
  checkAffiliate checkUsername getCaptcha getCaptchaSound getConsolidatedSettings getCountries getCryptoKey getCustomerService getDomainRoutes
  getIdentityProviders getProofOfWork getRefreshChallenge getRegisterRules getRegisterSettings getSystemStatus getVerification getVillages
  getWhitelabel login redeemIdentity register registerByMobile sendCode sendIdentityCode sendPasswordEmail sendRegisterCode setPasswordByPhone
  signInByRefreshToken
  getAnnouncementList getAnnouncements getLobbyNews getMobileNotice
  getGameIndex getGameInfo getGameList getHotGames getPopularGames getVassalGameTypes getVassalages
  getHelpCenter
  getBettingSession getCurrentDraw getDraw getLotteryList getLotteryMenu getMobileLotteries getOpenedDraws getVnMenu openBetting
  getPromotion getPromotionCategories getPromotions
  getPasskeySignInOptions signInByPasskey
  getTransactionStatus`

/** Play, though for nothing. */
const demos = 'freePlay getTrialUser'

const namesOf = (text: string): string[] => text.trim().split(/\s+/)

export const guestRules = { open: namesOf(open), demos: namesOf(demos) }
