import { forgetFailedChunks, whenIdle } from '@platform/ui'
import { Menu } from '../../layout/AppLayout.tsx'
import { routeOf } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'
import { Refusal } from '../screens/RouteGuard.tsx'
import { lazyScreens } from '../screens/lazyScreens.ts'
import { whenRested } from '../shell/whenSettled.ts'

/**
 * Loads the code of screens before they open: of any link as soon as a finger is on it, and of the likely ones once the page has rested.
 * Earlier, their code would compete with the page's own for the network and the processor.
 */
export async function loadAhead(likely: readonly RouteName[]): Promise<void> {
  document.addEventListener('pointerdown', ({ target }) => void loadLinked(target), { passive: true })
  if (likely.length === 0) return
  await whenRested()
  // One after the other, since each is also evaluated: together they would delay a tap.
  for (const load of [Refusal.load, ...likely.map((name) => lazyScreens[name].load), Menu.load]) {
    await load().catch(forgetFailedChunks)
    await whenIdle(5000)
  }
}

function loadLinked(target: EventTarget | null): Promise<unknown> | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : undefined
  const name = link ? (routeOf(link.pathname) as RouteName | undefined) : undefined
  // If it fails, the screen tries again.
  return name && (lazyScreens as Partial<typeof lazyScreens>)[name]?.load().catch(forgetFailedChunks)
}
