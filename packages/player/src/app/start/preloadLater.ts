import { forgetFailedChunks } from '@platform/ui'
import type { BuiltRouteName } from '../../routes.ts'
import { Refused } from '../screens/RouteGuard.tsx'
import { screens } from '../screens/screens.ts'
import { whenIdle } from '../../blocks/whenIdle.ts'

/**
 * Fetches what a tap will likely want next, so that it opens at once and also on a weak network. One after the
 * other, since each is also evaluated: together they would hold up the tap that they are for.
 */
export async function preloadLater(names: BuiltRouteName[]): Promise<void> {
  for (const load of [Refused.load, ...names.map((name) => screens[name].load), () => import('../../layout/Menu/Menu.tsx')]) {
    await load().catch(forgetFailedChunks)
    await whenIdle(5000)
  }
}
