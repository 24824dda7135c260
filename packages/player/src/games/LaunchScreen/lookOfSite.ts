import { vars } from '@platform/ui/theme'

const nameOf = (variable: string) => variable.slice(4, -1)

/**
 * What a lottery page is told about the site that opens it, after the `#` of its address: the brand's colours and corners, so that the
 * player stays at home, whether only the simple ways to bet are wanted, and where the player deposits. It never reaches a server.
 */
export function lookOfSite({ simple, deposit }: { simple?: boolean; deposit?: string } = {}): string {
  const style = getComputedStyle(document.documentElement)
  const look = [...Object.values(vars.color), ...Object.values(vars.radius)].map(
    (variable) => [nameOf(variable), style.getPropertyValue(nameOf(variable)).trim()] as [string, string],
  )
  const play: [string, string][] = simple ? [['play', 'ent']] : []
  const way: [string, string][] = deposit ? [['deposit', deposit]] : []
  return `#${new URLSearchParams([...play, ...way, ...look.filter(([, value]) => value !== '')])}`
}
