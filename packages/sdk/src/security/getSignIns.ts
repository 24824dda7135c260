import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, int, oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A sign-in of the member. */
export const SignIn = z.object({
  /** Time, ms. */
  at: int,
  /** Device: `Android · Chrome`. */
  device: text,
  /** Prefix of the network address. */
  place: text,
  /** Method of the sign-in. */
  method: oneOf('password', 'code', 'identity', 'passkey', 'remembered'),
  /** The session of this request. */
  current: flag,
})
export type SignIn = z.output<typeof SignIn>

/** The member's last 50 sign-ins, newest first. Spec 7.6. */
export const getSignIns = defineCall({
  name: 'getSignIns',
  method: 'GET',
  path: '/wps/session/history',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: list(SignIn),
})
