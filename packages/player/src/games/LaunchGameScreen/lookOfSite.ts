import { vars } from '@platform/ui/theme'
import { pathTo } from '../../paths.ts'

const nameOf = (variable: string) => variable.slice(4, -1)

/** What a variable of the theme is on this page. */
export const valueOf = (variable: string): string => getComputedStyle(document.documentElement).getPropertyValue(nameOf(variable)).trim()

/**
 * The site's settings for a lottery page, in the `#` part of its address: the brand's colors and corners for a consistent look,
 * whether only the simple ways to bet are offered, and the addresses of the deposit and of limits and pause. The fragment is never sent to a server.
 */
export function lookOfSite({ simple, deposit }: { simple?: boolean; deposit?: string } = {}): string {
  const style = getComputedStyle(document.documentElement)
  const look = [...Object.values(vars.color), ...Object.values(vars.radius)].map(
    (variable) => [nameOf(variable), style.getPropertyValue(nameOf(variable)).trim()] as [string, string],
  )
  const play: [string, string][] = simple ? [['play', 'ent']] : []
  const way: [string, string][] = deposit ? [['deposit', deposit]] : []
  const protection: [string, string] = ['responsible', pathTo('responsible')]
  return `#${new URLSearchParams([...play, ...way, protection, ...look.filter(([, value]) => value !== '')])}`
}
