import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A passkey: a key on a device of the member, which signs in without a password. */
export const Passkey = z.object({
  /** Identifies it in `removePasskey`; different from the browser's id, which must not appear in an address or a log. */
  id,
  /** Device that created it: `Android · Chrome`. */
  passkeyName: text,
  /** Creation time, ms. */
  createdAt: int,
  /** Last use, ms; absent if it was never used. */
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
