import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ContractKind } from '@platform/sdk/contracts'
import { ScrollTabs, Segmented } from '@platform/ui'
import * as css from './ContractTabs.css.ts'

const tabs = ['mine', 'downline', 'settlements'] as const
export type ContractTab = (typeof tabs)[number]

interface ContractTabsProps {
  kind: ContractKind
  /** Those that this site has. */
  kinds: readonly ContractKind[]
  onKind: (kind: ContractKind) => void
  tab: ContractTab
  onTab: (tab: ContractTab) => void
  /** Only who has a team has contracts below. */
  isAgent: boolean
}

/** What is paid, and whose contracts: the member's own, those below, or what they came to. */
export function ContractTabs({ kind, kinds, onKind, tab, onTab, isAgent }: ContractTabsProps) {
  const t = useTranslations('contracts')
  const rows = useRef<HTMLDivElement>(null)
  const { state } = useLocation() as { state: { byTab?: boolean } | null }
  const byTab = state?.byTab === true
  useEffect(() => {
    if (!byTab) return
    // Each kind is a page, whose heading takes the focus first; who goes through the tabs by keyboard stays on them.
    const frame = requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [byTab, kind])
  return (
    <div ref={rows} className={css.rows}>
      {kinds.length > 1 && (
        <ScrollTabs
          bleed
          label={t('kind')}
          value={kind}
          onChange={onKind}
          tabs={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      )}
      {isAgent && (
        <Segmented label={t('whose')} value={tab} onChange={onTab} options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))} />
      )}
    </div>
  )
}
