import { entries } from '../../storage/entries.ts'
import { lotteryMenusKey } from '../../storage/lotteryMenusKey.ts'
import { pause } from '../../blocks/pause.ts'

/** How the page was loaded: with this visitor's prerendered page, to be hydrated, or with markup that the app replaces. */
export interface FirstView {
  prerendered: boolean
  /** Resolves once the screen is there: hydrated, or in place of the page. */
  shown: Promise<void>
  /** The same, at the latest in 4 s: until then nothing may change what a prerendered page shows. */
  hydrated: Promise<void>
}

/** Keys of data of an earlier visit that the app shows at once, for `firstViewScript`. */
export const visitedKeys = [entries.storedAnswers.key, entries.rememberedLogin.key, lotteryMenusKey]

// A page that cannot be hydrated must not delay the answers forever.
const longest = 4000

let markShown = () => undefined as void

/** Reads the result of `firstViewScript`. */
export function readFirstView(): FirstView {
  const prerendered = document.documentElement.dataset.first === 'drawn'
  const shown = new Promise<void>((resolve) => (markShown = resolve))
  const hydrated = Promise.race([shown, pause(longest)])
  return { prerendered, shown, hydrated }
}

/** The screen is there: answers may change it. */
export const takeFirstView = (): void => markShown()

/** The app is rendered: hides the boot frame. */
export const showApp = (): void => void delete document.documentElement.dataset.first
