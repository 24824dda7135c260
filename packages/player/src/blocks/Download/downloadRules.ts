import type { Resource } from '@platform/sdk/account'

export type Platform = 'ios' | 'android' | 'other'

/** The phone's system by its user agent; an iPad calls itself a Mac, but has a touch screen. */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** What there is to download for a platform: on iOS the profile (MOBILECONFIG) before the store. Spec 2.17. */
export function downloadLink(platform: Platform, resources: readonly Resource[]): string | undefined {
  const wanted = { ios: ['MOBILECONFIG', 'IOS'], android: ['Android'], other: [] as string[] }[platform]
  return wanted.map((type) => resources.find(({ resourceType }) => resourceType === type)?.url).find((url) => url !== undefined)
}

interface IconSources {
  imageCDNs: readonly string[]
  resources: readonly Resource[]
}

/** Addresses of the app's icon, best first: an image CDN plus the merchant, then the resource of that kind (2.17). */
export const appIcons = ({ imageCDNs, resources }: IconSources, merchant: string): string[] => [
  ...imageCDNs.map((cdn) => `${cdn.replace(/\/$/, '')}/${merchant}/app-icon.png`),
  ...resources.filter(({ resourceType }) => resourceType === 'AppDownloadIcon').map(({ url }) => url),
]

/** Whether a link is the profile for iPhones, which is installed in the settings. */
export const isProfile = (link: string | undefined, resources: readonly Resource[]): boolean =>
  resources.some(({ resourceType, url }) => resourceType === 'MOBILECONFIG' && url === link)

/** Whether the web app can be put on the home screen of this iPhone: iOS 12.4 or later (2.17). */
export function takesWebClip(userAgent: string): boolean {
  const [, major, minor = '0'] = /OS (\d+)[_.](\d+)/.exec(userAgent) ?? []
  return major !== undefined && (Number(major) > 12 || (Number(major) === 12 && Number(minor) >= 4))
}

interface Surroundings {
  /** Closed before: the flag hideDownloadBar. */
  closed: boolean
  installed: boolean
  inApp: boolean
  link: string | undefined
}

/** The bar hides when it was closed, in the installed app, in the native app, and without a link (2.17). */
export const showsBar = ({ closed, installed, inApp, link }: Surroundings): boolean => !closed && !installed && !inApp && link !== undefined

/** Whether a merchant's text colour can be read on a ground: WCAG AA, 4.5 to 1. Anything but two `#rrggbb` cannot. */
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
