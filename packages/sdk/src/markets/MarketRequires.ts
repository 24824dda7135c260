import * as z from 'zod/mini'
import { bilingual, cited, decided } from './cited.ts'

/** Where a site shows a link or a warning. */
const place = z.enum(['foot', 'registration', 'signIn', 'deposit', 'responsible'])

/** What a legal card says of the company that runs a site. */
export const LegalField = z.enum([
  'company',
  'companyNumber',
  'authorisation',
  'authorisationDate',
  'address',
  'servicePhone',
  'serviceEmail',
  'ombudsmanPhone',
  'ombudsmanEmail',
])
export type LegalField = z.infer<typeof LegalField>

/** What a site of a market must have. */
export const MarketRequires = z.strictObject({
  /** Facts that a registration collects, in the order of its steps. */
  registration: decided(
    z.array(z.enum(['document', 'name', 'birthDate', 'phone', 'email', 'address', 'gender', 'limits', 'identity', 'terms'])),
  ),
  /** Absent: no authority requires a card. */
  legalCard: decided(z.array(LegalField)),
  /** One without `href` is the operator's own, which `links` of its `merchant.ts` names. */
  links: z.array(z.strictObject({ id: z.string(), href: z.optional(z.url()), name: bilingual, where: z.array(place), ...cited })),
  warnings: z.array(z.strictObject({ where: z.array(place), text: bilingual, ...cited })),
  /** Who helps a player for whom gambling is no fun any more, and relatives: by phone, or on a page. */
  help: z.array(
    z.strictObject({
      id: z.string(),
      name: bilingual,
      text: bilingual,
      phone: z.optional(z.string()),
      href: z.optional(z.url()),
      ...cited,
    }),
  ),
  /** Each banner and promotion shows the minimum age. */
  ageOnOffers: decided(z.boolean()),
  /** Each game names its prizes, before its launch and in it. */
  prizesNamed: decided(z.boolean()),
})
