import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'

/** The addresses at which the site can be reached, the best first; `main` is its home. Spec 7.1. */
export const getDomainRoutes = defineCall({
  name: 'getDomainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: list(
    z.object({
      /** Address of the site. */
      url: link,
      /** It is the home of the site. */
      main: flag,
    }),
  ),
})
