import { entries } from '../../storage/entries.ts'
import { registerMethodOf } from './registerMethodOf.ts'

// The native app injects one of the first two; older ones only put a mark into the user agent.
const inApp = () => 'ReactNativeWebView' in globalThis || 'NativeBridge' in globalThis || /\bPlatformApp\//.test(navigator.userAgent)

/** How this very page was opened. */
export const currentMethod = () =>
  registerMethodOf({
    app: inApp(),
    webclip: entries.webclip.get() === '1',
    standalone: matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
  })
