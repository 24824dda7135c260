import type { GridEntry } from '../blocks/page/EntryGrid/EntryGrid.tsx'
import { entriesOf } from '../routes/routeEntries.tsx'
import { agentMenuEntries, type AgentMenuEntry } from '../merchant/AgentMenuEntry.ts'
import { agentScreens } from '../merchant/agentScreens.ts'
import { pathTo } from '../paths.ts'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

/** The grid of 2.19: the merchant's entries in the order of the specification, and online service. News has the `unread` count. */
export function agentEntries(menu: readonly AgentMenuEntry[], viewer: Viewer, unread: number): GridEntry[] {
  const names = agentMenuEntries.filter((entry) => menu.includes(entry)).map((entry) => agentScreens[entry])
  return entriesOf([...names, 'service' as const], (name) => isOffered(name, viewer)).map((entry) => {
    if (entry.name === 'messages') return { ...entry, count: unread }
    // The team's record, not the agent's own (2.1).
    return entry.name === 'accountRecord' ? { ...entry, href: pathTo('accountRecord', { types: 'A' }) } : entry
  })
}
