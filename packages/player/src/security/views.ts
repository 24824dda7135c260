import { pathTo } from '../paths.ts'

/** The views that the security centre opens from its list. */
export const securityViews = [
  'payment',
  'reset',
  'mobile',
  'email',
  'destinations',
  'destination',
  'name',
  'personal',
  'questions',
  'profile',
  'identity',
  'passkeys',
  'history',
  'close',
] as const
export type SecurityViewName = (typeof securityViews)[number]

export const viewNamed = (name: string | null): SecurityViewName | undefined => securityViews.find((view) => view === name)

/** Address of one of them. */
export const pathOfView = (view: SecurityViewName): string => pathTo('securityCenter', { view })
