import { forgetFailedChunks } from '@platform/ui'
import { Menu } from '../../layout/AppLayout.tsx'
import type { BuiltRouteName } from '../../routes.ts'
import { Refused } from '../screens/RouteGuard.tsx'
import { screens } from '../screens/screens.ts'
import { whenIdle } from '../../blocks/whenIdle.ts'

/**
 * Prefetches the screens that the player is likely to open next, so that they open at once, also on a weak network.
 * One after the other, since each is also evaluated: together they would delay the tap.
 */
export async function preloadLater(names: BuiltRouteName[]): Promise<void> {
  for (const load of [Refused.load, ...names.map((name) => screens[name].load), Menu.load]) {
    await load().catch(forgetFailedChunks)
    await whenIdle(5000)
  }
}
