export { mountPlayerApp } from '../app/mountPlayerApp.tsx'
export type { PlayerSite } from '../app/PlayerSite.ts'
