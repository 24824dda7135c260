import { defineCall } from '../core/defineCall.ts'
import { dictionary, part } from '../core/field.ts'
import { count, flag, id, link, text } from '../core/fields.ts'
import { optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Whitelabel } from './Whitelabel.ts'

/** A download or contact link: `resourceType` is IOS, Android, MOBILECONFIG, AppDownloadIcon, FACEBOOK, TELEGRAM, TELEGRAM2 or WHATSAPP. */
export const Resource = z.object({ resourceType: id, url: link })
export type Resource = z.output<typeof Resource>

const MobileTemplate = part(
  z.object({
    app_background: text,
    app_desc_font_color: text,
    app_desc: text,
    /** '1' = the new member centre. */
    mem_cen: text,
    /** '1' = the new deposit detail. */
    dep_func: text,
  }),
)

/** The site's configuration, asked for at the start. `customerService` values are encrypted (2.18). Spec 3, 7.1. */
export const getConsolidatedSettings = defineCall({
  name: 'getConsolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    customerService: dictionary(text),
    imageCDNs: optionalList(link),
    domainRoute: text,
    mobileTemplate: MobileTemplate,
    paths: dictionary(text),
    register: part(z.object({ username: flag, mobile: flag })),
    resources: optionalList(Resource),
    whitelabel: Whitelabel,
    mainDomain: text,
    maintenance: flag,
    regionRestriction: flag,
    /** ISO country of the visitor's address, '' where unknown. */
    location: text,
    withdrawEnabled: flag,
    currencySymbol: text,
    /** Days that records can be asked back for. */
    recordDays: count,
  }),
})
