import { forgetFailedChunks } from '../blocks/lazyChunk.ts'
import { savesData } from '../session/useDataSaver.ts'
import type { ScreenEntry } from './screens.ts'
import { whenSettled } from './whenSettled.ts'

/** When the first page has settled: fetches what a tap will likely want next, so that it opens at once and also on a weak network. */
export function preloadLater(screens: ScreenEntry[]): void {
  if (savesData()) return
  void whenSettled().then(() => {
    for (const screen of screens) screen.load().catch(forgetFailedChunks)
    import('../layout/Menu/Menu.tsx').catch(() => undefined)
  })
}
