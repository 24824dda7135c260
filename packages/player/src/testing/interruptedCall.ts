import type { Client } from '@platform/sdk'
import { entries } from '../storage/entries.ts'

/** Stores what a reload leaves of a call sent with this key: the next form of the call requests its outcome. */
export function interruptedCall(client: Client, { mutationKey }: { mutationKey?: readonly unknown[] }, key: string): void {
  const session = client.session.get()
  const call = JSON.stringify([mutationKey, undefined])
  entries.openCalls.set([{ merchant: session?.merchantCode ?? client.merchant, user: session?.userName ?? '', call, key, hash: '' }])
}
