import type { Client } from '@platform/sdk'
import { entries } from '../storage/entries.ts'

/** Leaves behind what a reload leaves of a call that was sent under this key: the next form of the call asks what became of it. */
export function interruptedCall(client: Client, { mutationKey }: { mutationKey?: readonly unknown[] }, key: string): void {
  const session = client.session.get()
  const call = JSON.stringify([mutationKey, undefined])
  entries.openCalls.set([{ merchant: session?.merchantCode ?? client.merchant, user: session?.userName ?? '', call, key, hash: '' }])
}
