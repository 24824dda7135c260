/** Every feature that a merchant's whitelabel can switch (section 3 and the flags of the sections it leaves open). */
export const featureFlags = [
  'MOBILEVERCODELOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'AGETRANSFERUP3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'CHNGPASSVERIF3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILEREG3',
  'FORGOTCHOICE3',
  'VIPBENEFIT3',
  'DIVIDENDSHOW3',
  'SIGNCONDIV3',
  'DAILYSALCONT3',
  'HOURSAL3',
] as const

/** One of `featureFlags`, as in `features` of a merchant's whitelabel: 'MOBILEREG3'. */
export type FeatureFlag = (typeof featureFlags)[number]

/** What disables a call when it is off: a flag, or a promotion of the platform. */
export type CallFeature = FeatureFlag | 'REFERRAL' | 'MISSION'
