/** The code of everything that a member does with a password that somebody else made, until another is chosen. */
export const ownPasswordTexts = { 'password.change': 'passwordChange' } as const
