import type { Client } from './Client.ts'

const epochs = new WeakMap<Client, number>()

/** Until the session changes, no query of the member is sent: the gateway would refuse it. */
export const startSignOut = (client: Client) => void epochs.set(client, client.session.epoch)

/** During a sign-out, a promise that never settles: the query is cancelled when it is removed at the end of the sign-out. */
export const pendingSignOut = (client: Client): Promise<never> | undefined =>
  epochs.get(client) === client.session.epoch ? new Promise(() => {}) : undefined
