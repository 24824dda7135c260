import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { linkOrNone } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'
import { IdentityChannel } from './IdentityChannel.ts'

/**
 * Channels through which a third party can prove who a player is, and the page where a player consents; none if no such service is set up.
 * Spec 2.9.
 */
export const getIdentityProviders = defineCall({
  name: 'getIdentityProviders',
  method: 'GET',
  path: '/wps/identity/providers',
  module: 'VERIFICATION3',
  access: 'guest',
  section: '2.9',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The channels that are set up. */
    channels: list(IdentityChannel),
    /** The page where a player consents; '' if no service is set up. */
    authorizeUrl: linkOrNone,
  }),
})
