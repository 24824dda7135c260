import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** One way to customer service: `type` is ONLINE, WHATSAPP or TELEGRAM; `value` is encrypted, see `@platform/sdk/serviceLink`. */
export const ServiceContact = z.object({
  /** ONLINE, WHATSAPP or TELEGRAM. */
  type: id,
  /** Name to show. */
  name: text,
  /** The link, encrypted: see `@platform/sdk/serviceLink`. */
  value: id,
})
export type ServiceContact = z.output<typeof ServiceContact>

/** The ways to customer service, with encrypted links (2.18). Spec 7.1. */
export const getCustomerService = defineCall({
  name: 'getCustomerService',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'guest',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: list(ServiceContact),
})
