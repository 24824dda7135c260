/** The first two letters and the last: enough to recognize oneself, not to identify others. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}•••${account.length > 3 ? account.slice(-1) : ''}`
