/** What the build of a site must know of the app, which hands it over: `siteParts` of `@platform/player/build`. */
export interface SiteParts {
  /** Prerendered screens, home among them, and the features whose files they share. */
  screens: readonly { name: string; feature: string; module: string }[]
  /** Module with `prerender`, `contentPages` and `renderContent`. */
  prerender: string
  /** A text of the catalogues in the words of a market, by the market's code. */
  inMarket: (market: string | undefined, locale: string, text: string) => string
  serviceWorker: string
  /** The worker of a site without one: it removes itself. */
  removedWorker: string
}
