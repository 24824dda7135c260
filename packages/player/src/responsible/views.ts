import { pathTo } from '../paths.ts'

/** The views for members of real accounts. */
const memberViews = ['limits', 'check', 'pause', 'exclude', 'changes'] as const
/** The views for everyone. */
const openViews = ['test', 'help', 'family', 'done'] as const

export type MemberViewName = (typeof memberViews)[number]
export type ResponsibleViewName = MemberViewName | (typeof openViews)[number]

export const viewNamed = (name: string | null): ResponsibleViewName | undefined =>
  [...memberViews, ...openViews].find((view) => view === name)

/** Whether a view is for members of real accounts only. */
export const isMemberView = (name: ResponsibleViewName): name is MemberViewName => memberViews.some((view) => view === name)

/** Address of one of them. */
export const pathOfView = (view: ResponsibleViewName, more: { for?: string; kind?: string; period?: string } = {}): string =>
  pathTo('responsible', { view, ...more })
