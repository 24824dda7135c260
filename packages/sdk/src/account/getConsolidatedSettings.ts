import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, link, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Whitelabel } from './Whitelabel.ts'

/** A download or contact link: `resourceType` is IOS, Android, MOBILECONFIG, AppDownloadIcon, FACEBOOK, TELEGRAM, TELEGRAM2 or WHATSAPP. */
export const Resource = z.object({ resourceType: id, url: link })
export type Resource = z.output<typeof Resource>

const MobileTemplate = z.object({
  app_background: text,
  app_desc_font_color: text,
  app_desc: text,
  /** '1' = the new member centre. */
  mem_cen: text,
  /** '1' = the new deposit detail. */
  dep_func: text,
})

/** The site's configuration, asked for at the start. `customerService` values are encrypted (2.18). Spec 3, 7.1. */
export const getConsolidatedSettings = defineCall({
  name: 'getConsolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    customerService: z.catch(z.record(z.string(), text), () => ({})),
    imageCDNs: z.catch(list(link), () => []),
    domainRoute: text,
    mobileTemplate: z.catch(MobileTemplate, () => ({ app_background: '', app_desc_font_color: '', app_desc: '', mem_cen: '', dep_func: '' })),
    paths: z.catch(z.record(z.string(), text), () => ({})),
    register: z.catch(z.object({ username: flag, mobile: flag }), () => ({ username: false, mobile: false })),
    resources: z.catch(list(Resource), () => []),
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
