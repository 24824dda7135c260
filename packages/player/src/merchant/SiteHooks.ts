import type { RouteName } from '../routes.ts'

/**
 * What happened on the site. It identifies no player: no names, amounts, addresses with their query, or typed texts.
 * `action` is a call as in the SDK's keys: `account.register`.
 */
export type SiteEvent =
  | { type: 'screen'; route: RouteName }
  | { type: 'done'; action: string }
  | { type: 'failed'; action: string; kind: string; code: string }
  | {
      type: 'crash'
      /** Name of the error: its message may contain personal data. */ name: string
      /** Scripts and lines, the innermost first. */ at: string[]
    }

/** A brand's own analytics and error reports. Loaded once the player has agreed, and called from then on. */
export interface SiteHooks {
  onEvent(event: SiteEvent): void
  /** The player has withdrawn the consent: ends whatever the module itself started. */
  stop?(): void
}

/** In `main.tsx`: `hooks: () => import('./hooks.ts').then(({ hooks }) => hooks)`. The service worker does not cache a file of that name. */
export type LoadHooks = () => Promise<SiteHooks>
