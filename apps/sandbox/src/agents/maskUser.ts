/** Beginning of a user name: enough to tell two apart in a list, not enough to find the person. */
export const maskUser = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-1)}`

/** Agents see the names of the members right below them, and of themselves. */
export const userNameFor = (account: string, depthFromCaller: number): string => (depthFromCaller <= 1 ? account : maskUser(account))
