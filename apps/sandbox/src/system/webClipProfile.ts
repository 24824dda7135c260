import { createHash } from 'node:crypto'
import { escapeHtml } from '../gateway/escapeHtml.ts'

export interface WebClip {
  code: string
  name: string
  domain: string
  /** Address of the site that the icon opens. */
  site: string
  /** PNG. */
  icon?: Uint8Array
}

/** The configuration profile that puts a merchant's site on the home screen of an iPhone (MOBILECONFIG, section 2.17). Unsigned, as Apple allows. */
export function webClipProfile({ code, name, domain, site, icon }: WebClip): string {
  const identifier = `${domain.split('.').toReversed().join('.')}.webclip`
  const clip = dict({
    FullScreen: true,
    Icon: icon,
    IsRemovable: true,
    Label: name,
    PayloadDisplayName: name,
    PayloadIdentifier: `${identifier}.clip`,
    PayloadType: 'com.apple.webClip.managed',
    PayloadUUID: uuidOf(`${code} clip`),
    PayloadVersion: 1,
    Precomposed: true,
    URL: `${site}/m/home?WEBCLIP=1`,
  })
  const profile = dict(
    {
      PayloadDisplayName: name,
      PayloadIdentifier: identifier,
      PayloadOrganization: name,
      PayloadType: 'Configuration',
      PayloadUUID: uuidOf(code),
      PayloadVersion: 1,
    },
    `<key>PayloadContent</key><array>${clip}</array>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${profile}</plist>
`
}

type Value = string | number | true | Uint8Array | undefined

const dict = (fields: Record<string, Value>, more = '') =>
  `<dict>${more}${Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `<key>${key}</key>${spell(value)}`)
    .join('')}</dict>`

function spell(value: Value): string {
  if (value === true) return '<true/>'
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'string') return `<string>${escapeHtml(value)}</string>`
  return `<data>${Buffer.from(value ?? []).toString('base64')}</data>`
}

/** Always the same for a merchant: a profile that is installed again replaces the former one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-').toUpperCase()
}
