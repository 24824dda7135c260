import { areas } from '../../storage/area.ts'
import { entries } from '../../storage/entries.ts'
import { lotteryMenusKey } from '../../storage/lotteryMenusKey.ts'

/** How the page came: with this visitor's first view drawn whole, only to be taken over, or with something that the app replaces. */
export interface FirstView {
  drawn: boolean
  /** Ends when the drawn view is taken over; until then nothing may change what it shows. */
  taken: Promise<void>
}

/** What a former visit left and the app shows at once. */
const fromBefore = [entries.storedAnswers, entries.lastConfiguration, entries.rememberedLogin]

/** Their keys, for `firstViewScript`. */
export const visitedKeys = [...fromBefore.map(({ key }) => key), lotteryMenusKey]

// A view that cannot be taken over must not hold the answers for ever.
const longest = 4000

let take = () => undefined as void

/** Reads from the page what `firstViewScript` found out. Who was here before sees what was kept instead: the drawn view knows nothing. */
export function readFirstView(root: HTMLElement): FirstView {
  const isNew = fromBefore.every((entry) => entry.get() === undefined) && areas.read('local', lotteryMenusKey) === undefined
  const drawn = document.documentElement.dataset.first === 'drawn' && 'whole' in root.dataset && isNew
  const taken = new Promise<void>((resolve) => {
    take = resolve
    setTimeout(resolve, longest)
  })
  return { drawn, taken }
}

/** The screen has taken over what was drawn: answers may change it. */
export const takeFirstView = (): void => take()

/** The app is drawn: the empty frame goes. */
export const showApp = (): void => void delete document.documentElement.dataset.first
