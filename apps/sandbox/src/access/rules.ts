import { allCalls } from '@platform/sdk/testing'
import type { Person, Role, SubjectKind } from './people.ts'

/** What an answer says: `ok`, or the code of the refusal. */
export type Verdict = string

export interface Rule {
  /**
   * Whose the named thing must be: `nobody` = names nothing that is owned, and what is answered is the caller's own or everybody's;
   * `member` = the caller's own thing; `merchant` = a thing of the caller's merchant.
   */
  owner: 'nobody' | 'member' | 'merchant'
  /** Sound fields that name a thing of `subject`; `fresh` is a number that no other request has. */
  input(subject: Person, fresh: number): Record<string, unknown>
  /** What who may is told, where that is not `ok`. Several where limits and tries come in between. */
  gives?: Verdict | Verdict[] | Partial<Record<SubjectKind, Verdict>>
  /** What is told of a thing that is absent or not theirs. */
  absent?: Verdict
  /** Another verdict for a role, whatever the subject. */
  byRole?: Partial<Record<Role, Verdict>>
  /** The caller's session does not survive it. */
  endsSession?: boolean
}

const anything = (): Rule => ({ owner: 'nobody', input: () => ({}) })
const given = (input: Rule['input'], gives?: Rule['gives']): Rule => ({ owner: 'nobody', input, gives })
const game = ({ nodeId }: Person) => ({ nodeId, vendor: 'AURORA' })
const passwords = { password: 'Canario2026', confirmPassword: 'Canario2026' }
const form = { ...passwords, registerUrl: 'ipanema.example', registerMethod: 'H5' }
const noPlayers = { trial: 'access.trial' }
const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)

/** Who may do what to whose things: one line per call. A call without a line fails the test. */
export const rules: Record<string, Rule> = {
  // Account
  changePassword: given(
    () => ({ oldPassword: 'Errada2026', newPassword: 'Canario2026', confirmNewPassword: 'Canario2026' }),
    'password.wrong',
  ),
  checkAffiliate: given(() => ({ code: 'NOBODY', domain: '' }), 'register.invitation'),
  checkUsername: given((_subject, fresh) => ({ username: `livre${fresh}` })),
  freePlay: anything(),
  getCaptcha: anything(),
  getConsolidatedSettings: anything(),
  getCountries: anything(),
  getCryptoKey: anything(),
  getCustomerService: anything(),
  getDomainRoutes: anything(),
  getHeadIcon: anything(),
  getMemberInfo: anything(),
  getRegisterRules: anything(),
  getRegisterSettings: anything(),
  getSystemStatus: anything(),
  getTrialUser: anything(),
  getVerification: given(() => ({ purpose: 'login' })),
  getVillages: anything(),
  getWhitelabel: anything(),
  login: given(
    ({ userName }) => ({ type: 'username', username: userName, password: 'Errada2026' }),
    ['login.password', 'captcha.required', 'rate.limited'],
  ),
  logout: { ...anything(), endsSession: true },
  register: { ...given((_subject, fresh) => ({ ...form, username: `novo${fresh}` }), 'captcha.required'), byRole: noPlayers },
  registerByMobile: {
    ...given(({ mobile }) => ({ ...form, mobileNum: mobile, verificationCode: '000000' }), 'verification.code'),
    byRole: noPlayers,
  },
  renewSession: anything(),
  sendCode: given((_subject, fresh) => ({ mobileNum: `11944${100_000 + fresh}`, purpose: 'login' })),
  sendPasswordEmail: given((_subject, fresh) => ({ username: `livre${fresh}`, email: 'pessoa@correio.example' })),
  sendRegisterCode: given((_subject, fresh) => ({ mobileNo: `11933${100_000 + fresh}`, countryDialingCode: '55' })),
  setHeadIcon: given(() => ({ icon: 'tiger.amber' })),
  setPasswordByPhone: given(
    ({ mobile }) => ({ newPassword: 'Canario2026', mobileNum: mobile, verificationCode: '000000' }),
    'verification.code',
  ),
  // Announcements
  getAnnouncementList: given(() => ({ types: 'A' })),
  getAnnouncements: given(() => ({ types: 'PU,PL,A,PR' })),
  getLobbyNews: anything(),
  getMobileNotice: anything(),
  readAnnouncements: anything(),
  // Games
  addFavorite: { owner: 'merchant', input: game, absent: 'game.unknown' },
  addRecentGame: { owner: 'merchant', input: game, absent: 'game.unknown' },
  getFavoriteGames: anything(),
  getGameIndex: anything(),
  getGameInfo: { owner: 'merchant', input: game, absent: 'game.unknown' },
  getGameList: given(() => ({ gameType: 'RNG' })),
  getHotGames: anything(),
  getPopularGames: anything(),
  getRecentGames: anything(),
  getVassalGameTypes: anything(),
  getVassalages: anything(),
  launchGame: {
    owner: 'merchant',
    input: ({ nodeId }) => ({ nodeId, backUrl: 'http://127.0.0.1:4201/m/home' }),
    absent: 'game.unknown',
  },
  removeFavorite: given(game),
  // Help
  getFeedbackTicket: { owner: 'member', input: ({ ticketNo }) => ({ ticketNo }) },
  getFeedbackTickets: anything(),
  getHelpCenter: anything(),
  replyToFeedback: { owner: 'member', input: ({ ticketNo }) => ({ ticketNo, content: 'Mais uma coisa' }) },
  sendFeedback: given(() => ({ type: 'problem', content: 'Não consigo entrar' })),
  // Messages
  deleteMessage: { owner: 'member', input: ({ messageId }) => ({ id: messageId }) },
  getInbox: anything(),
  getUnreadCount: anything(),
  readAllMessages: anything(),
  readMessage: { owner: 'member', input: ({ messageId }) => ({ id: messageId }) },
  // Promotions: what runs is the merchant's, how far one got is the member's own.
  applyPromotion: { owner: 'merchant', input: ({ formId }) => ({ id: formId, comment: 'eu' }), gives: { own: 'promotion.applied' } },
  claimPromotion: {
    owner: 'merchant',
    input: ({ promotionId }) => ({ id: promotionId }),
    gives: { otherMember: 'promotion.notReached', otherBranch: 'promotion.notReached' },
  },
  getAvailablePromotions: anything(),
  getClubBenefits: anything(),
  getPromotion: { owner: 'merchant', input: ({ promotionId }) => ({ id: promotionId }) },
  getPromotionCategories: anything(),
  getPromotions: anything(),
  joinPromotion: { owner: 'merchant', input: ({ promotionId }) => ({ id: promotionId }), gives: { own: 'promotion.applied' } },
  // Records and wallet
  getGameRecords: given(() => ({ startDate: today(), endDate: today() })),
  getTransactionStatus: given(() => ({ key: 'no-such-key' })),
  getWalletBalance: anything(),
}

/** Calls that nobody wrote a line for. */
export const withoutRule = () => allCalls.map(({ name }) => name).filter((name) => !Object.hasOwn(rules, name))
