import { allCalls } from '@platform/sdk/testing'
import { hashToken } from '../gateway/tokens.ts'
import type { Person } from './people.ts'
import { anything, noDemo, noPlay, ownerless, refreshForm, notMine, today, type Rule } from './Rule.ts'
import { contractRules } from './contractRules.ts'
import { limitRules } from './limitRules.ts'
import { promotionRules } from './promotionRules.ts'
import { registrationRules } from './registrationRules.ts'
import { answersOf, cpfOf, iconOf, unreadOf } from './memberFacts.ts'
import { walletRules } from './walletRules.ts'

const game = ({ nodeId }: Person) => ({ nodeId, vendor: 'AURORA' })
const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
const form = { ...passwords, registerUrl: 'ipanema.example', registerMethod: 'H5' }
const noPlayers = { trial: 'access.trial' }
const pixKey = (serial: number) => ({ pixKeyType: 'RANDOM', pixKey: `${String(10_000_000 + serial)}-1111-4222-8333-444444444444` })
const inTeam = ({ id }: Person) => ({ startDate: today(), endDate: today(), memberId: String(id) })

/** The permissions for each owner's things: one line per call. A call without a line fails the test. */
export const rules: Record<string, Rule> = {
  // Account
  acceptTerms: ownerless(() => ({ version: 1, locale: 'pt-BR', sha256: 'a'.repeat(64) })),
  // The caller's own password, valid for no other member: the new one is then the old one.
  changePassword: {
    owner: 'member',
    input: ({ password }) => ({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
    gives: { own: 'modify.new.old.same' },
    absent: 'password.wrong',
  },
  checkAffiliate: ownerless(() => ({ code: 'NOBODY', domain: '' }), 'register.invitation'),
  checkUsername: ownerless((_subject, serial) => ({ username: `livre${serial}` })),
  freePlay: { ...anything(), byRole: noDemo },
  getCaptcha: anything(),
  getCaptchaSound: ownerless(() => ({ captchaId: 'no-such-captcha' }), ['notFound', 'rate.limited']),
  getConsolidatedSettings: anything(),
  getCountries: anything(),
  getCryptoKey: anything(),
  getCustomerService: anything(),
  getDomainRoutes: anything(),
  getHeadIcon: { ...anything(), tells: iconOf },
  getIdentityProviders: anything(),
  getMemberInfo: { ...anything(), tells: ({ mark }) => `"lastLoginDevice":"${mark}"` },
  getRegisterRules: anything(),
  getRegisterSettings: anything(),
  getSystemStatus: anything(),
  getTrialUser: { ...anything(), byRole: noDemo },
  getVerification: ownerless(() => ({ purpose: 'login' })),
  getVillages: anything(),
  getWhitelabel: anything(),
  login: ownerless(
    ({ userName }) => ({ type: 'username', username: userName, password: 'Errada2026' }),
    ['login.password', 'captcha.required', 'rate.limited'],
  ),
  logout: { ...anything(), endsSession: true },
  getProofOfWork: anything(),
  getRefreshChallenge: anything(),
  signInByRefreshToken: ownerless(refreshForm, ['login.remembered', 'rate.limited']),
  redeemIdentity: ownerless(
    () => ({ channel: 'google', code: 'no-such-code', verifier: 'x' }),
    ['access.feature', 'verification.code', 'rate.limited'],
  ),
  register: { ...ownerless((_subject, serial) => ({ ...form, username: `novo${serial}` }), 'captcha.required'), byRole: noPlayers },
  registerByMobile: {
    ...ownerless(({ mobile }) => ({ ...form, mobileNum: mobile, verificationCode: '000000' }), 'verification.code'),
    byRole: noPlayers,
  },
  renewSession: anything(),
  reportActivity: anything(),
  sendCode: ownerless((_subject, serial) => ({ mobileNum: `11944${100_000 + serial}`, purpose: 'login' })),
  sendIdentityCode: ownerless((_subject, serial) => ({ mobileNo: `11922${100_000 + serial}`, countryDialingCode: '55' }), 'access.feature'),
  sendPasswordEmail: ownerless((_subject, serial) => ({ username: `livre${serial}`, email: 'pessoa@correio.example' })),
  sendRegisterCode: ownerless((_subject, serial) => ({ mobileNo: `11933${100_000 + serial}`, countryDialingCode: '55' })),
  setHeadIcon: ownerless(() => ({ icon: 'tiger.amber' })),
  setPasswordByPhone: ownerless(
    ({ mobile }) => ({ newPassword: 'Canario2026', mobileNum: mobile, verificationCode: '000000' }),
    'verification.code',
  ),
  // Agents: a team is the caller with all members below; these callers have no members below.
  createAffiliateUrl: ownerless(() => ({ type: 'player', channel: 'site', contact: '', days: 1, rates: [] }), ['ok', 'affiliate.most']),
  removeAffiliateUrl: { owner: 'member', input: ({ linkCode }) => ({ code: linkCode }) },
  getAffiliateUrls: anything(),
  getGlobalRebateSettings: anything(),
  getDownlineRebates: { owner: 'member', input: ({ id }) => ({ memberId: String(id) }), gives: 'rebate.direct' },
  getRebateHistory: { owner: 'member', input: ({ id }) => ({ memberId: String(id) }), gives: 'rebate.direct' },
  getRebateQuotas: anything(),
  getTeamRebates: ownerless(() => ({ startDate: today(), endDate: today() })),
  updateDownlineRebates: {
    owner: 'member',
    input: ({ id }) => ({ memberId: String(id), rates: [{ gameType: 'RNG', before: 0, rate: 5 }] }),
    gives: 'rebate.direct',
  },
  openAccount: ownerless((_subject, serial) => ({ type: 'player', username: `aberta${serial}`, password: 'Aberta2026', rates: [] })),
  getDownline: { owner: 'member', input: ({ id }) => ({ memberId: String(id) }) },
  getDownlines: { owner: 'member', input: ({ id }) => ({ memberId: String(id) }) },
  getTeamBetKpis: { owner: 'member', input: inTeam },
  getTeamBets: { owner: 'member', input: inTeam },
  getTeamDays: { owner: 'member', input: inTeam },
  getTeamMembers: { owner: 'member', input: inTeam },
  getTeamMemberKpis: { owner: 'member', input: inTeam },
  getTeamMoneyKpis: { owner: 'member', input: inTeam },
  getTeamProfitLoss: { owner: 'member', input: inTeam },
  getTeamProfitLossRows: { owner: 'member', input: (subject) => ({ ...inTeam(subject), figure: 'bets' }) },
  ...contractRules,
  // Announcements
  getAnnouncementList: { ...ownerless(() => ({ types: 'A' })), tells: unreadOf },
  getAnnouncements: ownerless(() => ({ types: 'PU,PL,A,PR' })),
  getLobbyNews: anything(),
  getMobileNotice: anything(),
  readAnnouncements: anything(),
  // Deposits: the orders are the member's own, the channels are public. No caller here has a CPF that a payer could be compared with.
  acceptDepositPromotion: {
    owner: 'member',
    input: ({ depositNo }) => ({ orderNo: depositNo, promotionId: '1' }),
    gives: ['deposit.closed', 'deposit.promotion'],
  },
  cancelDeposit: { owner: 'member', input: ({ depositNo }) => ({ orderNo: depositNo }), gives: 'deposit.closed' },
  depositByAlipay: { ...ownerless(() => ({ channelId: 'alipay', amount: 100 }), 'deposit.channel'), byRole: noPlay },
  depositByGateway: { ...ownerless(() => ({ channelId: 'gateway', amount: 1 }), 'validation'), byRole: noPlay },
  depositByQq: { ...ownerless(() => ({ channelId: 'qq', amount: 100 }), 'deposit.channel'), byRole: noPlay },
  depositByTransfer: { ...ownerless(() => ({ channelId: 'transfer', amount: 1, bankCode: '001' }), 'validation'), byRole: noPlay },
  depositByWeChat: { ...ownerless(() => ({ channelId: 'wechat', amount: 100 }), 'deposit.channel'), byRole: noPlay },
  getDepositBanks: ownerless(() => ({ channelId: 'transfer' })),
  getDepositChannels: anything(),
  getDepositOrder: { owner: 'member', input: ({ depositNo }) => ({ orderNo: depositNo }) },
  getDepositPromotions: anything(),
  getDepositRecords: { ...ownerless(() => ({ startDate: today(), endDate: today() })), tells: ({ mark }) => `"orderNo":"${mark}deposit"` },
  renewDeposit: { owner: 'member', input: ({ depositNo }) => ({ orderNo: depositNo }), gives: 'deposit.closed' },
  reportDepositPaid: { owner: 'member', input: ({ depositNo }) => ({ orderNo: depositNo }), gives: ['ok', 'rate.limited'] },
  // Withdrawals: like deposits; the money of the matrix's members is bound by turnover that is not done.
  cancelWithdraw: { owner: 'member', input: ({ withdrawNo }) => ({ orderNo: withdrawNo }), gives: 'withdraw.closed' },
  getWithdrawOrder: { owner: 'member', input: ({ withdrawNo }) => ({ orderNo: withdrawNo }) },
  getWithdrawRecords: {
    ...ownerless(() => ({ startDate: today(), endDate: today() })),
    tells: ({ mark }) => `"orderNo":"${mark}withdrawal"`,
  },
  getWithdrawSettings: anything(),
  payDebt: ownerless(() => ({ amount: 1 }), 'withdraw.debt'),
  withdraw: ownerless(({ cardId, paymentPassword }) => ({ destinationId: cardId, amount: 1, bonusLoss: 0, paymentPassword }), {
    ...notMine('payment.wrong'),
    own: 'withdraw.blocked',
  }),
  sendDepositReceipt: ownerless(({ depositNo }) => ({ orderNo: depositNo }), 'validation'),
  // Games
  addFavorite: { owner: 'merchant', input: game, absent: 'game.unknown' },
  addRecentGame: { owner: 'merchant', input: game, absent: 'game.unknown' },
  getFavoriteGames: anything(),
  getFavoriteIds: anything(),
  getGameIndex: anything(),
  getGameInfo: { owner: 'merchant', input: game, absent: 'game.unknown' },
  getGameList: ownerless(() => ({ gameType: 'RNG' })),
  getHotGames: anything(),
  getPopularGames: anything(),
  getRecentGames: anything(),
  getVassalGameTypes: anything(),
  getVassalages: anything(),
  getRoundReplay: { owner: 'member', input: ({ mark }) => ({ orderNo: `${mark}round`, backUrl: 'http://127.0.0.1:4201/m/gameRecord' }) },
  launchGame: {
    owner: 'merchant',
    input: ({ nodeId }) => ({ nodeId, backUrl: 'http://127.0.0.1:4201/m/home' }),
    absent: 'game.unknown',
    byRole: noPlay,
  },
  removeFavorite: ownerless(game),
  // Help
  getFeedbackTicket: { owner: 'member', input: ({ ticketNo }) => ({ ticketNo }) },
  getFeedbackTickets: anything(),
  getHelpCenter: anything(),
  replyToFeedback: { owner: 'member', input: ({ ticketNo }) => ({ ticketNo, content: 'Mais uma coisa' }) },
  sendFeedback: { owner: 'member', input: ({ depositNo }) => ({ type: 'bug', content: 'Não consigo entrar', orderNo: depositNo }) },
  // Lottery: draws are public at a merchant that offers them, orders are the member's own.
  cancelSubOrder: { owner: 'member', input: ({ orderNo }) => ({ subOrderNo: `${orderNo}-1` }), gives: 'lottery.cancelClosed' },
  getBettingSession: ownerless(() => ({}), 'session.expired'),
  getCurrentDraw: { owner: 'merchant', input: ({ gameCode }) => ({ gameCode }), absent: 'lottery.unknown' },
  getDraw: { owner: 'merchant', input: ({ gameCode }) => ({ drawId: `${gameCode}-1` }), absent: 'lottery.unknown' },
  getLotteryList: ownerless(() => ({ prizeMode: 'Lott' })),
  getLotteryMenu: ownerless(() => ({ prizeMode: 'Lott' })),
  getLotteryOrder: { owner: 'member', input: ({ orderNo }) => ({ orderNo }) },
  getLotteryOrders: ownerless(() => ({ startDate: today(), endDate: today() })),
  getMobileLotteries: anything(),
  getOpenedDraws: { owner: 'merchant', input: ({ gameCode }) => ({ gameCode }), absent: 'lottery.unknown' },
  getRecentLotteries: anything(),
  getSettledBets: { ...ownerless(() => ({ cursor: '0' })), tells: ({ mark }) => `"orderNo":"${mark}order"` },
  getVnMenu: anything(),
  openBetting: ownerless(() => ({ ticket: 'never-given', token: 'x'.repeat(43) }), 'play.ticket'),
  placeLotteryBet: {
    owner: 'merchant',
    input: ({ gameCode }) => ({ drawId: `${gameCode}-1`, lines: [{ playCode: 'DICE_SUM', numbers: 'BIG', unit: 1, multiplier: 1 }] }),
    gives: 'lottery.drawClosed',
    absent: 'lottery.unknown',
  },
  // Messages
  deleteMessage: { owner: 'member', input: ({ messageId }) => ({ id: messageId }) },
  getInbox: anything(),
  getOutbox: anything(),
  getRecipients: anything(),
  // The upline of these callers is the same agent, who accepts messages; they have no members below.
  sendMessage: ownerless(() => ({ target: 'upline', title: 'Oi', content: 'Uma mensagem de vinte letras' }), ['ok', 'rate.limited']),
  getUnreadCount: anything(),
  launchChat: anything(),
  readAllMessages: anything(),
  readMessage: { owner: 'member', input: ({ messageId }) => ({ id: messageId }) },
  ...limitRules,
  ...registrationRules,
  ...promotionRules,
  // Security centre: every proof is checked against the member's own, whichever is sent.
  addPasskey: ownerless(() => ({ response: '{}' }), 'passkey.wrong'),
  addBankCard: ownerless(
    ({ paymentPassword, cardTail }, serial) => ({ type: 'PIX', ...pixKey(serial), paymentPassword, existingTail: cardTail }),
    notMine('payment.wrong'),
  ),
  changeLoginPassword: {
    owner: 'member',
    input: ({ password }) => ({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
    gives: { own: 'modify.new.old.same' },
    absent: 'password.wrong',
  },
  changePaymentPassword: ownerless(({ paymentPassword }) => ({ oldPaymentPassword: paymentPassword, paymentPassword }), {
    ...notMine('payment.wrong'),
    own: 'modify.new.old.same',
  }),
  closeAccount: ownerless(() => ({ password: 'Errada2026' }), ['password.wrong', 'rate.limited']),
  endAllSessions: { ...anything(), endsSession: true },
  checkSecurityAnswers: ownerless(({ mark }) => ({ answers: answersOf(mark) }), notMine('answers.wrong')),
  getBankCards: { ...anything(), tells: ({ mark }) => `"masked":"${mark}"` },
  getKyc: { ...anything(), tells: ({ mark }) => `"reason":"${mark}"` },
  getPasskeyOptions: ownerless(() => ({ purpose: 'confirm', action: 'addBankCard' }), ['ok', 'rate.limited']),
  getPasskeySignInOptions: ownerless(() => ({})),
  getPasskeys: { ...anything(), tells: ({ mark }) => `"passkeyName":"${mark}"` },
  getSignIns: { ...anything(), tells: ({ mark }) => `"device":"${mark}"` },
  getRememberedDevices: { ...anything(), tells: ({ mark }) => `"device":"${mark}"` },
  getMemberSecurityQuestions: { ...anything(), tells: () => '"question":"pet"' },
  getPersonalInfo: { ...anything(), tells: cpfOf },
  getSecurityConfig: { ...anything(), tells: ({ mark }) => `"payeeName":"${mark}"` },
  getSecurityQuestions: anything(),
  getWithdrawBanks: anything(),
  hasWithdrawalPassword: anything(),
  removeBankCard: { owner: 'member', input: ({ cardId }) => ({ id: cardId }) },
  removePasskey: { owner: 'member', input: ({ mark }) => ({ id: hashToken(mark) }) },
  removeRememberedDevice: { owner: 'member', input: ({ mark }) => ({ id: mark }) },
  sendKyc: ownerless(() => ({ side: 'front' }), 'validation'),
  signInByPasskey: ownerless(() => ({ response: '{}' }), ['passkey.wrong', 'rate.limited']),
  resetPaymentPassword: ownerless(
    () => ({ type: 'sms', verificationCode: '000000', paymentPassword: '135791' }),
    ['verification.code', 'rate.limited'],
  ),
  sendMemberCode: ownerless((_subject, serial) => ({ purpose: 'new', mobileNum: `11955${100_000 + serial}` }), ['ok', 'rate.limited']),
  sendMemberEmailCode: ownerless(
    (_subject, serial) => ({ purpose: 'new', email: `novo${serial}@correio.example` }),
    ['ok', 'rate.limited'],
  ),
  setDefaultBankCard: { owner: 'member', input: ({ cardId }) => ({ id: cardId }) },
  setEmail: ownerless(
    ({ userName }) => ({ email: `${userName}@correio.example`, verificationCode: '000000' }),
    ['verification.code', 'rate.limited'],
  ),
  setMobile: ownerless(
    ({ mobile }) => ({ mobileNum: mobile, verificationCode: '000000', oldVerificationCode: '000000' }),
    ['verification.code', 'rate.limited'],
  ),
  setNickname: ownerless(() => ({ nickname: 'Apelido' })),
  setPayeeName: ownerless(() => ({ payeeName: 'Outra Pessoa' }), 'payee.fixed'),
  setPaymentPassword: ownerless(({ password }) => ({ password, paymentPassword: '135791' }), 'payment.set'),
  setPersonalInfo: ownerless(() => ({ birthDate: '1990-01-31' })),
  setSecurityAnswers: ownerless(({ password, mark }) => ({ password, answers: answersOf(mark, 'livro') }), 'answers.set'),
  ...walletRules,
}

/** Calls without a rule. */
export const withoutRule = () => allCalls.map(({ name }) => name).filter((name) => !Object.hasOwn(rules, name))
