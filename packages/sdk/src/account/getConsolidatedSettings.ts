import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { dictionary } from '../core/wire/dictionary.ts'
import { count, flag, id, text } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'
import { optionalList } from '../core/wire/list.ts'
import { part } from '../core/wire/part.ts'
import { Whitelabel } from './Whitelabel.ts'

/** A download or contact link: `resourceType` is IOS, Android, MOBILECONFIG, AppDownloadIcon, FACEBOOK, TELEGRAM, TELEGRAM2 or WHATSAPP. */
export const Resource = z.object({
  /** Kind of the resource: IOS, Android, MOBILECONFIG, AppDownloadIcon, FACEBOOK, TELEGRAM, TELEGRAM2 or WHATSAPP. */
  resourceType: id,
  /** Its address. */
  url: link,
})
export type Resource = z.output<typeof Resource>

const MobileTemplate = part(
  z.object({
    /** Picture behind the download page. */
    app_background: text,
    /** CSS color of the description. */
    app_desc_font_color: text,
    /** Description of the app, plain text. */
    app_desc: text,
    /** '1' = the new member centre. */
    mem_cen: text,
    /** '1' = the new deposit detail. */
    dep_func: text,
  }),
)

/** The site's configuration, requested at the start. `customerService` values are encrypted (2.18). Spec 3, 7.1. */
export const getConsolidatedSettings = defineCall({
  name: 'getConsolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    /** Encrypted links by type of contact, see `@platform/sdk/serviceLink`. */
    customerService: dictionary(text),
    /** Addresses that serve pictures of the brand, in addition to the site itself. */
    imageCDNs: optionalList(link),
    /** Host name of the site. */
    domainRoute: text,
    /** Looks of the site's download page and member centre. */
    mobileTemplate: MobileTemplate,
    /** Paths of pages that the platform names, by key. */
    paths: dictionary(text),
    /** Which ways of registration are open. */
    register: part(
      z.object({
        /** By user name. */
        username: flag,
        /** By mobile number. */
        mobile: flag,
      }),
    ),
    /** Downloads and contacts. */
    resources: optionalList(Resource),
    /** Features that the platform switched on. */
    whitelabel: Whitelabel,
    /** Host name of the brand's main site. */
    mainDomain: text,
    maintenance: flag,
    regionRestriction: flag,
    /** ISO country of the visitor's address, '' where unknown. */
    location: text,
    /** Withdrawing is open. */
    withdrawEnabled: flag,
    /** The gateway offers `signInByRefreshToken`: no password is stored on the device. */
    refreshSignIn: flag,
    /** The gateway offers `getProofOfWork`: with the proof, fewer mistakes require a captcha. */
    proofOfWork: flag,
    currencySymbol: text,
    /** How many days back records can be requested. */
    recordDays: count,
  }),
})
