import { readLink } from '@platform/ui'
import type { RouteName } from '../routes.ts'
import { screenAt } from './screenAt.ts'

export type BannerTarget = { external: string } | { internal: string } | undefined

/** Target of a link from the gateway: http(s) in a new tab, or a screen that is offered; `undefined` for any other. Spec 2.3, 2.4. */
export function bannerTarget(link: string, offered: (name: RouteName) => boolean): BannerTarget {
  const isInternal = (path: string) => {
    const name = screenAt(path)
    return name !== undefined && offered(name)
  }
  const target = readLink(link.trim(), { isInternal })
  if (target?.kind === 'internal') return { internal: target.path }
  return target && { external: target.href }
}
