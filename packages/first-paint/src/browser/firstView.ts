declare global {
  /** Ends the page's watch for taps: from here on React hears them. Returns the button that was tapped last. */
  // oxlint-disable-next-line no-var -- of the global object, which Node has too
  var takeTap: (() => HTMLElement | undefined) | undefined
}

/** Id of the block of JSON in a page with content. */
export const PAGE_DATA = 'page-data'

/** How the page was loaded: with this visitor's prerendered page, to be hydrated, or with markup that the app replaces. */
export interface FirstView {
  prerendered: boolean
  /** Resolves once the screen is there: hydrated, or in place of the page. */
  shown: Promise<void>
  /** The same, at the latest in 4 s: until then nothing may change what a prerendered page shows. */
  hydrated: Promise<void>
}

// A page that cannot be hydrated must not delay the answers forever.
const longest = 4000

let markShown = () => undefined as void

/** Reads what `chooseView` has decided. */
export function readFirstView(): FirstView {
  const prerendered = document.documentElement.dataset.first === 'drawn'
  const shown = new Promise<void>((resolve) => (markShown = resolve))
  const hydrated = Promise.race([shown, new Promise<void>((end) => setTimeout(end, longest))])
  return { prerendered, shown, hydrated }
}

/** The screen is there: answers may change it. */
export const takeFirstView = (): void => markShown()

/** The app is rendered: hides the boot frame. */
export const showApp = (): void => void delete document.documentElement.dataset.first
