import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { ScrollTabs } from '@platform/ui'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'

export const inboxTabs = ['notices', 'received', 'sent', 'new'] as const
export type InboxTab = (typeof inboxTabs)[number]

export interface AgentNoticeViewProps {
  tabs: readonly InboxTab[]
  tab: InboxTab
  onTab: (tab: InboxTab) => void
  children: ReactNode
}

/** Announcements and messages of an agent, one kind at a time. */
export function AgentNoticeView({ tabs, tab, onTab, children }: AgentNoticeViewProps) {
  const t = useTranslations('inbox.agentNotice')
  const panel = useId()
  useViewTitle(tab === 'notices' ? undefined : t(`tabs.${tab}`))
  if (tabs.length === 1) return children
  return (
    <>
      <ScrollTabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={onTab}
        controls={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        {children}
      </div>
    </>
  )
}
