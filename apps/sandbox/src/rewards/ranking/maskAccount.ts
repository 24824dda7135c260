/** The first two letters and the last: enough to know oneself by, not to know others by. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}•••${account.length > 3 ? account.slice(-1) : ''}`
