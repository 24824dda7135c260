export { mountPlayerApp } from '../app/start/mountPlayerApp.tsx'
export type { PlayerSite } from '../app/start/PlayerSite.ts'
export type { OtherScheme } from '../merchant/OtherScheme.ts'
export type { SiteEvent, SiteHooks } from '../merchant/SiteHooks.ts'
