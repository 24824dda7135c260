import { entries } from '../storage/entries.ts'

/** Runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** Was put on the home screen of an iPhone (section 3). */
export const isWebClip = (): boolean => entries.webclip.get() === '1'

/** Inside the native app: it injects one of the first two, older ones only put a mark into the user agent. */
export const isNativeApp = (): boolean =>
  'ReactNativeWebView' in globalThis || 'NativeBridge' in globalThis || /\bPlatformApp\//.test(navigator.userAgent)
