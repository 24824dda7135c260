import type { HelpItem } from '@platform/sdk/help'
import { plainText } from '@platform/ui'
import { fold } from '../i18n/fold.ts'

export interface FoundHelp {
  item: HelpItem
  /** Its index in the complete list, which is its address (2.16). */
  index: number
}

/** Items whose title or answer has every word, ignoring accents and case; all items for an empty search. */
export function findHelp(items: readonly HelpItem[], wanted: string): FoundHelp[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => {
      const text = fold(`${item.title} ${plainText(item.content).join(' ')}`)
      return words.every((word) => text.includes(word))
    })
}
