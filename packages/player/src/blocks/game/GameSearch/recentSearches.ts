import { entries } from '../../../storage/entries.ts'
import { fold } from '../../../i18n/fold.ts'

const MOST = 8
const LEAST_LETTERS = 2
const MOST_LETTERS = 60

/** Earlier searches, newest first; the same words in another spelling are stored once. */
export function withSearch(before: readonly string[], text: string): string[] {
  const added = text.trim().slice(0, MOST_LETTERS)
  if (added.length < LEAST_LETTERS) return [...before]
  return [added, ...before.filter((each) => fold(each) !== fold(added))].slice(0, MOST)
}

/** The player's own searches, stored on the device until sign-out. */
export const recentSearches = {
  all: (): string[] => entries.recentSearches.get() ?? [],
  add: (text: string) => entries.recentSearches.set(withSearch(recentSearches.all(), text)),
  clear: () => entries.recentSearches.remove(),
}
