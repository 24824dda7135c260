import { HomeIcon, NoticeIcon, PlusIcon, TrophyIcon, type TabBarItem } from '@platform/ui'
import { pathTo } from '../paths.ts'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

/** A tab of the agent's footer; its text is `agents.tabs.<name>`. */
export type AgentTab = Pick<TabBarItem, 'href' | 'icon' | 'count'> & { name: 'home' | 'agentRegister' | 'dividend' | 'agentNotice' }

/** The footer of 2.19: home, open account, dividend where it is available, announcements with the unread count. */
export function agentTabs(viewer: Viewer, unread: number): AgentTab[] {
  const tabs: AgentTab[] = [
    { name: 'home', href: pathTo('home'), icon: <HomeIcon /> },
    { name: 'agentRegister', href: pathTo('agentRegister'), icon: <PlusIcon /> },
    { name: 'dividend', href: pathTo('dividend'), icon: <TrophyIcon /> },
    { name: 'agentNotice', href: pathTo('agentNotice', { types: 'A' }), icon: <NoticeIcon />, count: unread },
  ]
  return tabs.filter(({ name }) => isOffered(name, viewer))
}
