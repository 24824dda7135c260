import type { HelpItem } from '@platform/sdk/help'
import { plainText } from '@platform/ui'

export interface FoundHelp {
  item: HelpItem
  /** Its place in the whole list, which is its address (2.16). */
  index: number
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Items whose title or answer has every word, accents and case aside; all of them for no words. */
export function findHelp(items: readonly HelpItem[], wanted: string): FoundHelp[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => {
      const text = fold(`${item.title} ${plainText(item.content).join(' ')}`)
      return words.every((word) => text.includes(word))
    })
}
