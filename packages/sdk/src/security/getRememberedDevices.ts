import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, id, int, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A device that signs in without the password, by `signInByRefreshToken`. */
export const RememberedDevice = z.object({
  /** Identifies it in `removeRememberedDevice`. */
  id,
  /** Device: `Android · Chrome`. */
  device: text,
  /** Prefix of the network address of its last sign-in. */
  place: text,
  /** Last sign-in, ms. */
  lastUsedAt: int,
  /** Until when it signs in without the password, unless it is used before, ms. */
  expiresAt: int,
  /** The session of this request is this device's. */
  current: flag,
})
export type RememberedDevice = z.output<typeof RememberedDevice>

/** The devices that sign in without the member's password, the last used first. Spec 3. */
export const getRememberedDevices = defineCall({
  name: 'getRememberedDevices',
  method: 'GET',
  path: '/wps/session/remembered',
  access: 'player',
  section: '3',
  shown: false,
  input: z.object({}),
  output: list(RememberedDevice),
})
