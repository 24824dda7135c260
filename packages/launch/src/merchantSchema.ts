import { agentMenuEntries, gameCategories, homeBlocks, promotionKeys, routeNames } from '@platform/player/merchant'
import { brandOffsets } from '@platform/config/portOffsets'
import { featureFlags } from '@platform/sdk/account'
import { markets } from '@platform/sdk/markets'
import { layoutOptions } from '@platform/ui/theme'
import { z } from 'zod'
import { origin, siteOrigin } from './originSchema.ts'

const code = z.string().regex(/^[a-z][a-z0-9_]+$/, 'use small letters, digits and _, with a letter first')
const text = z.string().trim().min(1, 'say something')
const host = (example: string) => z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, `use the name of a host alone, such as ${example}`)
const address = z.url({ protocol: /^https$/, error: 'use a complete address that begins with https://' })
const contact = z.strictObject({ phone: text, email: z.email('use an address such as help@brand.com') })
const gateway = (url: z.ZodType<string>) =>
  z.strictObject({
    url: z.literal('').or(url),
    others: z.array(url).readonly().optional(),
    publicKeys: z.array(z.strictObject({ kid: text, spki: z.base64('use the key as base64') })),
  })
const layout = Object.fromEntries(Object.entries(layoutOptions).map(([name, values]) => [name, z.enum(values)]))

/** Schema of `merchant.ts`: the compiler's types, and limits that types cannot express. */
export const merchantSchema = z.strictObject({
  code,
  trialCode: code,
  name: text.max(20, 'use at most 20 characters: the header and the icon of a phone have no room for more'),
  description: text
    .min(50, 'use 50 to 160 characters: search engines show that much')
    .max(160, 'use 50 to 160 characters: search engines show that much'),
  domain: host('brand.com'),
  port: z.int().refine((port) => brandOffsets.includes(port), `use 1 to ${brandOffsets.length}`),
  defaultLocale: z.enum(['pt-BR', 'en']),
  page: z.strictObject({ colour: z.string().regex(/^#[0-9a-f]{6}$/, 'use a colour such as #0a2342'), scheme: z.enum(['dark', 'light']) }),
  minimumAge: z.int().min(18, 'use 18 or more: younger people may not play').max(25, 'use 25 or less'),
  market: z.enum(markets.map((market) => market.code)),
  gateway: gateway(origin),
  measuring: z.array(origin).readonly().optional(),
  pictures: z.array(origin).readonly().optional(),
  serviceHosts: z.array(host('direct.lc.chat')).readonly().optional(),
  licence: z
    .strictObject({
      name: text,
      picture: z.string().startsWith('/', 'use the path of a file in public, such as /licence.svg'),
      href: address,
      date: z.iso.date('use a day such as 2026-01-31').optional(),
    })
    .optional(),
  operator: z
    .strictObject({ name: text, number: text, address: text.optional(), service: contact.optional(), ombudsman: contact.optional() })
    .optional(),
  links: z.record(z.string(), address).readonly().optional(),
  copyrightUntil: z.int().min(2018, 'use a year from 2018 on').max(2100, 'use a year').optional(),
  storesPassword: z.boolean('use true or false').optional(),
  features: z.array(z.enum([...featureFlags, ...promotionKeys])),
  agentMenu: z.array(z.enum(agentMenuEntries)),
  categories: z.array(z.enum(gameCategories)).min(1, 'list at least one'),
  home: z.array(z.enum(homeBlocks)).min(1, 'list at least one'),
  tabs: z.array(z.array(z.enum(routeNames)).min(1, 'list at least one')).length(5, 'list five places: the bar is drawn for five'),
  layout: z.strictObject(layout),
})

/** Schema of `site.json`. Strict, since the site itself ignores unknown keys, including misspelled ones. */
export const siteFileSchema = z.strictObject({ gateway: gateway(siteOrigin).partial({ publicKeys: true }) })
