import type { Resource } from '@platform/sdk/account'
import { pageAddress } from '../../../links/pageAddress.ts'

export type Platform = 'ios' | 'android' | 'other'

/** The phone's operating system by its user agent; an iPad identifies as a Mac, but has a touch screen. */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** A download: its address, and whether it is the profile for iPhones, which is installed in the settings. */
export interface Download {
  href: string
  profile: boolean
}

/** The download for a platform: on iOS the profile (MOBILECONFIG) before the store. A path is relative to the site of `page`. Spec 2.17. */
export function downloadFor(platform: Platform, resources: readonly Resource[], page?: string): Download | undefined {
  const types = { ios: ['MOBILECONFIG', 'IOS'], android: ['Android'], other: [] as string[] }[platform]
  for (const type of types) {
    const href = pageAddress(resources.find(({ resourceType }) => resourceType === type)?.url ?? '', page)
    if (href) return { href, profile: type === 'MOBILECONFIG' }
  }
  return undefined
}

interface IconSources {
  imageCDNs: readonly string[]
  resources: readonly Resource[]
}

/** Candidate addresses of the app's icon, best first: an image CDN plus the merchant, then the resource of that kind (2.17). */
export const appIcons = ({ imageCDNs, resources }: IconSources, merchant: string): string[] => [
  ...imageCDNs.map((cdn) => `${cdn.replace(/\/$/, '')}/${merchant}/app-icon.png`),
  ...resources.filter(({ resourceType }) => resourceType === 'AppDownloadIcon').map(({ url }) => url),
]

/** Whether this iPhone can add the web app to its home screen: iOS 12.4 or later (2.17). */
export function takesWebClip(userAgent: string): boolean {
  const [, major, minor = '0'] = /OS (\d+)[_.](\d+)/.exec(userAgent) ?? []
  return major !== undefined && (Number(major) > 12 || (Number(major) === 12 && Number(minor) >= 4))
}

interface Surroundings {
  /** Closed on an earlier visit: the flag hideDownloadBar. */
  closed: boolean
  installed: boolean
  inApp: boolean
  link: string | undefined
}

/** The bar is hidden once closed, in the installed app, in the native app, and without a link (2.17). */
export const showsBar = ({ closed, installed, inApp, link }: Surroundings): boolean => !closed && !installed && !inApp && link !== undefined

/** Whether a merchant's text color is legible on a background: WCAG AA, 4.5 to 1. False for anything but two `#rrggbb`. */
export function isLegible(color: string, ground: string): boolean {
  const [one, other] = [luminance(color), luminance(ground)]
  if (one === undefined || other === undefined) return false
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 4.5
}

function luminance(hex: string): number | undefined {
  const [, ...parts] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim()) ?? []
  if (parts.length < 3) return undefined
  const [red, green, blue] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
