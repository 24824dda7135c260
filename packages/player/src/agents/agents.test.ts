import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { agentMenuEntries } from '../merchant/AgentMenuEntry.ts'
import { viewerOf } from '../testing/viewer.ts'
import { agentEntries } from './agentEntries.ts'
import { agentTabs } from './agentTabs.tsx'
import { greetingOf } from './greetingOf.ts'

test('[2.19] the greeting goes by the hour: 0–10, 11–14, 15–18, 19–23', () => {
  const greetings = Array.from({ length: 24 }, (_, hour) => greetingOf(hour))
  const hoursOf = (greeting: string) => greetings.flatMap((one, hour) => (one === greeting ? [hour] : []))
  expect([hoursOf('morning').at(-1), hoursOf('earlyAfternoon').at(-1), hoursOf('lateAfternoon').at(-1)]).toEqual([10, 14, 18])
  expect(hoursOf('evening')).toEqual([19, 20, 21, 22, 23])
})

test('[2.19] the grid shows what the merchant lists, in the order of the specification, and online service always', () => {
  const agent = viewerOf({ type: 1 })
  const names = (entries: ReturnType<typeof agentEntries>) => entries.map(({ name }) => name)
  expect(names(agentEntries([], agent, 0))).toEqual(['service'])
  expect(names(agentEntries(['news', 'teamOverview'], agent, 0))).toEqual(['teamOverview', 'messages', 'service'])
  const all = agentEntries(agentMenuEntries, agent, 7)
  expect(all).toHaveLength(11)
  expect(new Set(all.map(({ icon }) => (icon as ReactElement).type)).size).toBe(11)
  expect(all.flatMap(({ name, count }) => (count ? [`${name} ${count}`] : []))).toEqual(['messages 7'])
})

test('[2.19] the footer has what exists: dividend while it is shown, announcements with what is unread', () => {
  const names = (viewer: Parameters<typeof agentTabs>[0]) => agentTabs(viewer, 4).map(({ name }) => name)
  expect(names(viewerOf({ type: 1 }))).toEqual(['home', 'agentRegister', 'dividend', 'agentNotice'])
  expect(names(viewerOf({ type: 41 }))).toEqual(['home', 'agentRegister', 'agentNotice'])
  expect(agentTabs(viewerOf({ type: 1 }), 4).at(-1)).toMatchObject({ href: '/m/member/notice?types=A', count: 4 })
})
