import { entries } from '../../../storage/entries.ts'

/** Runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** Was added to the home screen of an iPhone (section 3). */
export const isWebClip = (): boolean => entries.webclip.get() === '1'

/** Inside the native app: it injects one of the first two, older versions only add a token to the user agent. */
export const isNativeApp = (): boolean =>
  'ReactNativeWebView' in globalThis || 'NativeBridge' in globalThis || /\bPlatformApp\//.test(navigator.userAgent)

/** The profile for iPhones opens the site with this parameter (2.17): read at the start, since the address changes with the first tap. */
export function markWebClip(): void {
  if (/[?&]WEBCLIP=1\b/.test(location.search)) entries.webclip.set('1')
}
