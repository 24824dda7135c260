import { useId, type ReactNode } from 'react'
import { Badge, ScrollTabs, StickyBar, type ScrollTabsProps } from '@platform/ui'
import { UnknownOutcome } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { Celebration } from './Celebration/Celebration.tsx'
import * as css from './rewards.css.ts'
import type { Claiming } from './useClaim.tsx'
import { useHeldFocus } from './useHeldFocus.ts'

interface RewardTab<Tab extends string> {
  value: Tab
  label: string
  /** How many wait in it; 0 is not shown. */
  count?: number
  tone?: 'accent' | 'neutral'
}

export interface RewardTabsProps<Tab extends string, Filter extends string> {
  /** What the tabs choose between, read out. */
  label: string
  tabs: readonly RewardTab<Tab>[]
  value: Tab
  onChange: (tab: Tab) => void
  /** A second row of tabs, which narrows every tab. */
  filter?: Pick<ScrollTabsProps<Filter>, 'label' | 'value' | 'onChange' | 'tabs'>
  /** The panel waits for its content. */
  busy?: boolean
  claiming: Claiming
  children: ReactNode
}

/** A page of rewards in tabs that stay in sight: what was just won is celebrated, and a claim without an answer is said before everything else. */
export function RewardTabs<Tab extends string, Filter extends string = never>(props: RewardTabsProps<Tab, Filter>) {
  const { label, tabs, value, onChange, filter, busy, claiming, children } = props
  const panel = useId()
  const held = useHeldFocus<HTMLDivElement>()
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
                {text}
                {count > 0 && <Badge tone={tone}>{count}</Badge>}
              </span>
            ),
          }))}
        />
        {filter && <ScrollTabs {...filter} tone="soft" controls={panel} />}
      </StickyBar>
      <div
        ref={held}
        tabIndex={-1}
        id={panel}
        role="tabpanel"
        aria-label={tabs.find((tab) => tab.value === value)?.label}
        aria-busy={busy}
        className={css.page}
      >
        {claiming.unknown && <UnknownOutcome {...claiming.unknown} />}
        {children}
      </div>
    </div>
  )
}
