import type { RouteName } from '../routes.ts'

/**
 * What happened on the site. Nothing in it says who: no names, amounts, addresses with their query, or texts that somebody typed.
 * `action` is a call as the SDK's keys spell it: `account.register`.
 */
export type SiteEvent =
  | { type: 'screen'; route: RouteName }
  | { type: 'done'; action: string }
  | { type: 'failed'; action: string; kind: string; code: string }
  | {
      type: 'crash'
      /** Name of the error: what it says may quote anybody. */ name: string
      /** Scripts and lines, the innermost first. */ at: string[]
    }

/** A brand's own measuring: analytics, error reports. It is fetched once the player has agreed, and told from then on. */
export interface SiteHooks {
  onEvent(event: SiteEvent): void
  /** The player has taken the consent back: ends whatever the module began by itself. */
  stop?(): void
}

/** How `main.tsx` names it: `hooks: () => import('./hooks.ts').then(({ hooks }) => hooks)`. A file of that name is not kept by the service worker. */
export type LoadHooks = () => Promise<SiteHooks>
