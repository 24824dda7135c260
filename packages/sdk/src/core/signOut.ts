import type { Client } from './Client.ts'
import { AbortedError } from './errors.ts'

const epochs = new WeakMap<Client, number>()

/** From now on until its session changes, no query of the member is sent: the gateway would refuse it. */
export const startSignOut = (client: Client) => void epochs.set(client, client.session.epoch)

/** During a sign-out, a promise that rejects with `AbortedError` once the session has changed. */
export const pendingSignOut = (client: Client): Promise<never> | undefined =>
  epochs.get(client) === client.session.epoch
    ? new Promise((_resolve, reject) => {
        const stop = client.session.subscribe(() => {
          stop()
          reject(new AbortedError('The player signed out', { code: 'session.changed' }))
        })
      })
    : undefined
