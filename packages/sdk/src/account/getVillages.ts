import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A place of an address: a state (`parent` ''), or a city of the state `parent`. */
export const Village = z.object({
  /** Code of the place. */
  code: id,
  /** Its name. */
  name: text,
  /** Code of the state that a city is in, '' for a state. */
  parent: text,
})
export type Village = z.output<typeof Village>

/**
 * States, and cities within them, by name; with `parent` the cities of one state. For third parties: our registration requests no address.
 * Spec 4, 7.1.
 */
export const getVillages = defineCall({
  name: 'getVillages',
  method: 'GET',
  path: '/wps/system/villages',
  access: 'guest',
  section: '7.1',
  shown: false,
  input: z.object({
    /** Code of a state: returns only its cities. */
    parent: z.optional(id),
  }),
  output: list(Village),
})
