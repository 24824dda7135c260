import type { FeatureFlag } from '@platform/sdk/account'

/** What each switch of a merchant brings, for the console and docs/features.md. The last two hang on a promotion of that key. */
export const featureTexts: Record<FeatureFlag | 'REFERRAL' | 'MISSION', string> = {
  MOBILEVERCODELOGIN3: 'sign in with a code by SMS',
  FACEBOOKLOGIN3: 'sign in with Facebook',
  GOOGLELOGIN3: 'sign in with Google',
  AGETRANSFERUP3: 'transfer money to the agent above',
  DEPRECM3: 'record of deposits',
  WITHREC3: 'record of withdrawals',
  TRANSREC3: 'record of every movement, and the monthly statement',
  TRANSBETREPMEM3: 'record of bets',
  PERSREP: 'profit and loss of a member',
  REWCEN3: 'reward centre',
  MANPLAYREB3: 'rebate that members claim themselves, and its settlement',
  PLYRBT: 'rates and record of rebate',
  MAILCEN: 'messages',
  FEEDBACK3: 'feedback and its tickets',
  CHNGPASSVERIF3: 'recovery of the password begins with the phone, not with e-mail',
  DIRECTREG3: 'registration is offered in the header',
  USERNAMEREG3: 'register with a user name',
  MOBILEREG3: 'register with a mobile number',
  FORGOTCHOICE3: 'recovery of the password offers phone and e-mail',
  VIPBENEFIT3: 'member club with levels and rewards',
  DIVIDENDSHOW3: 'dividend contracts',
  REFERRAL: 'invite friends',
  MISSION: 'missions and the board of the week',
}
