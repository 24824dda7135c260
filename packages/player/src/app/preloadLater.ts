import { savesData } from '../session/useDataSaver.ts'
import type { ScreenEntry } from './screens.ts'

/** When the first page has settled: fetches what a tap will likely want next, so that it opens at once and also on a weak network. */
export function preloadLater(screens: ScreenEntry[]): void {
  if (savesData()) return
  const preload = () => {
    for (const screen of screens) screen.load().catch(screen.reset)
    import('../layout/Menu/Menu.tsx').catch(() => undefined)
  }
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(preload, { timeout: 5000 }) : setTimeout(preload, 2000)
  setTimeout(whenIdle, 3000)
}
