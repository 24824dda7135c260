import { areas } from '../../storage/area.ts'
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

/** Data of an earlier visit that the app shows at once. */
const fromBefore = [entries.storedAnswers, entries.rememberedLogin]

/** Their keys, for `firstViewScript`. */
export const visitedKeys = [...fromBefore.map(({ key }) => key), lotteryMenusKey]

// A page that cannot be hydrated must not delay the answers forever.
const longest = 4000

let markShown = () => undefined as void

/** Reads the result of `firstViewScript`. A page without content gives way to the stored data of a returning visitor. */
export function readFirstView(root: HTMLElement): FirstView {
  const isNew = fromBefore.every((entry) => entry.get() === undefined) && areas.read('local', lotteryMenusKey) === undefined
  const { first, made } = document.documentElement.dataset
  const prerendered = first === 'drawn' && 'whole' in root.dataset && (isNew || made !== undefined)
  const shown = new Promise<void>((resolve) => (markShown = resolve))
  const hydrated = Promise.race([shown, pause(longest)])
  return { prerendered, shown, hydrated }
}

/** The screen is there: answers may change it. */
export const takeFirstView = (): void => markShown()

/** The app is rendered: hides the boot frame. */
export const showApp = (): void => void delete document.documentElement.dataset.first
