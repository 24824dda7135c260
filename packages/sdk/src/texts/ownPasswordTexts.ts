/** The code returned for every action of a member whose password was set by another person, until the member chooses a new one. */
export const ownPasswordTexts = { 'password.change': 'passwordChange' } as const
