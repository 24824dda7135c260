/**
 * Code → key of the text to show (section 8); a code without a line of its own has that of its family, the part before the dot.
 * Where neither is here, `unknown` shows with the request id.
 */
export const messageKeys = {
  access: 'noPermission',
  'access.agent': 'agentIncorrect',
  'access.trial': 'free_reject',
  'agent.incorrect': 'agentIncorrect',
  'captcha.required': 'enterCaptcha',
  'captcha.wrong': 'verificationCode',
  contract: 'loadingFailed',
  crypto: 'insecure',
  'feedback.closed': 'feedbackClosed',
  'game.maintenance': 'gameMaintenance',
  'game.unknown': 'gameUnknown',
  'idempotency.mismatch': 'conflict',
  'idempotency.running': 'checking',
  'login.disabled': 'userDisabled',
  'login.notAgent': 'notAgent',
  'login.notMember': 'notMember',
  'login.password': 'loginIncorrect',
  'login.unknown': 'userDisabled',
  'modify.new.old.same': 'samePassword',
  network: 'slowConnection',
  'outcome.unknown': 'checking',
  'password.wrong': 'passwordIncorrect',
  'popup.blocked': 'popupBlocked',
  'promotion.applied': 'promotionApplied',
  'promotion.closed': 'promotionClosed',
  'promotion.notReached': 'promotionNotReached',
  rate: 'tooMany',
  'referral.disabled': 'contact_service',
  region: 'restricted',
  'register.invitation': 'invitation_code_error',
  'register.mobileTaken': 'mobileTaken',
  'register.referrer': 'referrerLink',
  'register.usernameTaken': 'usernameExists',
  'request.tooLarge': 'imageInvalid',
  'request.url': 'emptyUrl',
  'screen.load': 'loadingFailed',
  'server.busy': 'tooMany',
  'session.expired': 'loggedOut',
  'session.guest': 'in_logged_login',
  'session.replaced': 'loggedInElsewhere',
  'session.required': 'notLoggedIn',
  'system.maintenance': 'maintenance',
  'system.upgrading': 'upgrading',
  validation: 'validation',
  'validation.captcha': 'enterCaptcha',
  'validation.confirm': 'in_confirmation_correct',
  'validation.confirmEmpty': 'in_incorrect_password',
  'validation.email': 'in_email_incorrect',
  'validation.image': 'imageInvalid',
  'validation.mobile': 'mobileInvalid',
  'validation.mobileLength': 'in_mobileNum_error',
  'validation.name': 'nameFormat',
  'validation.password': 'passwordFormat',
  'validation.username': 'usernameFormat',
  'verification.code': 'verificationCode',
  'wallet.insufficient': 'insufficientBalance',
} as const

/** Every code, and family of codes, that has a text of its own. */
export type KnownCode = keyof typeof messageKeys

/** Every text that an error can ask for. The catalogues hold one each. */
export type MessageKey = (typeof messageKeys)[KnownCode] | 'unknown'

export const messageKeyOf = (code: string): MessageKey => keyOf(code) ?? keyOf(code.split('.')[0]!) ?? 'unknown'

const keyOf = (code: string) => (Object.hasOwn(messageKeys, code) ? messageKeys[code as KnownCode] : undefined)
