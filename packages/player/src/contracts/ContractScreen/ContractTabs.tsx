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
  /** The kinds that this site has. */
  kinds: readonly ContractKind[]
  onKind: (kind: ContractKind) => void
  tab: ContractTab
  onTab: (tab: ContractTab) => void
  /** Only an agent has contracts with members below. */
  isAgent: boolean
}

/** Tabs for the kind of contract, and for the member's own, those below, or settlements. */
export function ContractTabs({ kind, kinds, onKind, tab, onTab, isAgent }: ContractTabsProps) {
  const t = useTranslations('contracts')
  const rows = useRef<HTMLDivElement>(null)
  const { state } = useLocation() as { state: { byTab?: boolean } | null }
  const byTab = state?.byTab === true
  useEffect(() => {
    if (!byTab) return
    // Each kind is a page, whose heading takes focus first; after a tab was used, focus moves back to the tabs.
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
