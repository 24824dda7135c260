import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, money, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** All inputs of a rain's draw, so that anyone can verify it. Errors: `notFound` before the draw. Spec 2.1. */
export const getRainProof = defineCall({
  name: 'getRainProof',
  method: 'GET',
  path: '/wps/member/redRain/proof',
  module: 'REWCEN3',
  access: 'player',
  section: '7.1',
  shown: false,
  input: z.object({
    /** Id of the rain. */
    id,
  }),
  output: z.object({
    /** Id of the rain. */
    id,
    /** Total amount given away. */
    pool: money,
    /** Number of packets. */
    packets: count,
    /** The commitment. */
    hash: text,
    /** What was committed to. */
    seed: text,
    /** The packets, in the order in which they were won. */
    amounts: list(money),
    /** SHA-256 of every ticket, in order of the alphabet. */
    tickets: list(text),
    /** SHA-256 of that list, one per line. */
    listDigest: text,
  }),
})
