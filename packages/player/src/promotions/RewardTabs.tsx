import { useId, type ReactNode } from 'react'
import { Badge, ScrollTabs, StickyBar, type ScrollTabsProps } from '@platform/ui'
import { UnknownOutcome } from '../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { Celebration } from './Celebration/Celebration.tsx'
import * as css from './rewards.css.ts'
import type { Claiming } from './useClaim.tsx'

interface RewardTab<Tab extends string> {
  value: Tab
  label: string
  /** Count of rewards in it; 0 is not shown. */
  count?: number
  tone?: 'accent' | 'neutral'
}

export interface RewardTabsProps<Tab extends string, Filter extends string> {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly RewardTab<Tab>[]
  value: Tab
  onChange: (tab: Tab) => void
  /** A second row of tabs, which filters every tab. */
  filter?: Pick<ScrollTabsProps<Filter>, 'label' | 'value' | 'onChange' | 'tabs'>
  /** The panel's content is pending. */
  busy?: boolean
  claiming: Claiming
  children: ReactNode
}

/** A page of rewards with sticky tabs: celebrates what was just won, and shows a claim with an unknown outcome first. */
export function RewardTabs<Tab extends string, Filter extends string = never>(props: RewardTabsProps<Tab, Filter>) {
  const { label, tabs, value, onChange, filter, busy, claiming, children } = props
  const panel = useId()
  return (
    <div>
      {claiming.won && <Celebration onEnd={claiming.onCelebrated} />}
      <StickyBar>
        <ScrollTabs
          label={label}
          controls={panel}
          value={value}
          onChange={onChange}
          tabs={tabs.map(({ value: tab, label: text, count = 0, tone = 'neutral' }) => ({
            value: tab,
            label: (
              <span className={css.tab}>
                <span>{text}</span>
                {count > 0 && <Badge tone={tone}>{count}</Badge>}
              </span>
            ),
          }))}
        />
        {filter && <ScrollTabs {...filter} tone="soft" controls={panel} />}
      </StickyBar>
      <div id={panel} role="tabpanel" aria-label={tabs.find((tab) => tab.value === value)?.label} aria-busy={busy} className={css.page}>
        {claiming.unknown && <UnknownOutcome {...claiming.unknown} />}
        {children}
      </div>
    </div>
  )
}
