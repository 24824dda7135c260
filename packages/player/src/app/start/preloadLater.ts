import { forgetFailedChunks } from '@platform/ui'
import { savesData } from '../../session/useDataSaver.ts'
import type { BuiltRouteName } from '../../routes.ts'
import { Refused } from '../screens/RouteGuard.tsx'
import { screens } from '../screens/screens.ts'
import { whenSettled } from '../shell/whenSettled.ts'

/** When the first page has settled: fetches what a tap will likely want next, so that it opens at once and also on a weak network. */
export function preloadLater(names: BuiltRouteName[]): void {
  if (savesData()) return
  void whenSettled().then(() => {
    Refused.load().catch(forgetFailedChunks)
    for (const name of names) screens[name].load().catch(forgetFailedChunks)
    import('../../layout/Menu/Menu.tsx').catch(() => undefined)
  })
}
