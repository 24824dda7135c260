import { routeOf } from '../paths.ts'
import type { RouteName } from '../routes.ts'

export type BannerTarget = { external: string } | { internal: string } | undefined

/** Where a link of the gateway may lead: http(s) in a new tab, or a screen that is offered. Anything else leads nowhere. Spec 2.3, 2.4. */
export function bannerTarget(link: string, offered: (name: RouteName) => boolean): BannerTarget {
  const text = link.trim()
  if (/^https?:\/\//i.test(text)) return isAddress(text) ? { external: text } : undefined
  if (!text.startsWith('/') || /^\/[/\\]/.test(text)) return undefined
  const here = new URL(text, 'https://here.invalid')
  const name = here.host === 'here.invalid' ? routeOf(here.pathname) : undefined
  return name && offered(name) ? { internal: here.pathname + here.search } : undefined
}

function isAddress(text: string): boolean {
  try {
    const { username, password, host } = new URL(text)
    return host !== '' && !username && !password
  } catch {
    return false
  }
}
