import { lazyComponent } from '@platform/ui'
import type { Extent } from '../../i18n/locales.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'

/** Each screen; its code is fetched on first use. */
export const lazyScreens = Object.fromEntries(Object.entries(routes).map(([name, { load }]) => [name, lazyComponent({ load })])) as Record<
  RouteName,
  ReturnType<typeof lazyComponent<object>>
>

/** The texts that a screen needs. */
export function textsOf(name: RouteName): Extent {
  const { texts, prerender }: RouteFacts = routes[name]
  return texts ?? (prerender ? 'public' : 'all')
}
