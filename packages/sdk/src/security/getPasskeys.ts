import { defineCall } from '../core/defineCall.ts'
import { id, int, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** A passkey: a key on a device of the member, which signs in without a password. */
export const Passkey = z.object({
  /** Names it at `removePasskey`; another one than the browser's, which is no concern of an address or a log. */
  id,
  /** What it was made with: `Android · Chrome`. */
  passkeyName: text,
  /** When it was made, ms. */
  createdAt: int,
  /** When it was used last, ms; absent where it never was. */
  lastUsedAt: optionalInt,
})
export type Passkey = z.output<typeof Passkey>

/** The member's passkeys. Spec 7.6. */
export const getPasskeys = defineCall({
  name: 'getPasskeys',
  method: 'GET',
  path: '/wps/member/passkey',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: list(Passkey),
})
