import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { link } from '../core/wire/links.ts'
import { ownPasswordTexts } from '../texts/ownPasswordTexts.ts'

/**
 * Opens the merchant's online service for the caller: `chatUrl` opens the chat in the caller's language. Check its host before you open
 * it. Errors: `notFound`, where the merchant has no chat. Spec 7.5.
 */
export const launchChat = defineCall({
  name: 'launchChat',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  module: 'CBS3',
  access: 'member',
  retry: 'idempotent',
  section: '7.5',
  texts: ownPasswordTexts,
  input: z.object({}),
  output: z.object({
    /** Address of the chat. */
    chatUrl: link,
  }),
})
