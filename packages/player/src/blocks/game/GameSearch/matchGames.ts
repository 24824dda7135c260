import { typosAllowed, typosInPrefix } from './typos.ts'
import { fold } from '../../../i18n/fold.ts'

/** The words of a text, folded, without punctuation: `Hold & Win: Açaí` → `hold`, `win`, `acai`. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// uFuzzy is 3.8 kB brotli, these rules with `typos.ts` 0.8 kB, and its order of results would still need them (November 2026).

/** A game as the matcher needs it: its searchable texts, in words. */
export interface Searchable<Item> {
  item: Item
  name: string[]
  /** The name without spaces, for players who type none. */
  joined: string
  vendor: string[]
  category: string[]
}

/** Prepares a game once, so that a keystroke only compares. */
export const searchable = <Item>(
  item: Item,
  texts: { name: string; otherName?: string; vendor: string; category: string },
): Searchable<Item> => {
  const name = wordsOf(texts.name)
  const other = wordsOf(texts.otherName ?? '')
  return { item, name: [...name, ...other], joined: name.join(''), vendor: wordsOf(texts.vendor), category: wordsOf(texts.category) }
}

const MOST_SIMILAR = 6
/** Minimum similarity that a player can recognize. */
const LEAST_ALIKE = 0.25

/** The games that match a text, best first; ties keep their order. Every word must match the name, vendor or category. */
export function matchGames<Item>(games: readonly Searchable<Item>[], text: string): Item[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  return ranked(games, (game) => scoreOf(game, typed))
}

/** The most similar games if nothing matches: some of the words, or similar names. */
export function similarGames<Item>(games: readonly Searchable<Item>[], text: string): Item[] {
  const typed = wordsOf(text)
  const pairs = pairsOf(typed.join(''))
  const likeness = (game: Searchable<Item>) => {
    const matchShare = typed.filter((word) => wordScore(word, game) > 0).length / Math.max(1, typed.length)
    const alike = Math.max(matchShare, dice(pairs, pairsOf(game.joined)))
    return alike >= LEAST_ALIKE ? alike : 0
  }
  return ranked(games, likeness).slice(0, MOST_SIMILAR)
}

function ranked<Item>(games: readonly Searchable<Item>[], score: (game: Searchable<Item>) => number): Item[] {
  const scored = games.map((game) => ({ game, points: score(game) })).filter(({ points }) => points > 0)
  // Sorting is stable: ties keep the merchant's order.
  return scored.sort((a, b) => b.points - a.points).map(({ game }) => game.item)
}

function scoreOf<Item>(game: Searchable<Item>, typed: readonly string[]): number {
  const whole = typed.join('')
  const position = whole.length > 2 ? game.joined.indexOf(whole) : -1
  const together = position === 0 ? 150 : position > 0 ? 70 : 0
  let sum = 0
  for (const word of typed) {
    const points = wordScore(word, game)
    if (points === 0) return together
    sum += points
  }
  return sum / typed.length + together
}

/** A match in the name scores higher than in the vendor, and in the vendor higher than in the category. */
const wordScore = <Item>(typed: string, { name, vendor, category }: Searchable<Item>): number =>
  Math.max(bestOf(typed, name), bestOf(typed, vendor) * 0.6, bestOf(typed, category) * 0.4)

const bestOf = (typed: string, words: readonly string[]): number => Math.max(0, ...words.map((word) => likenessOf(typed, word)))

function likenessOf(typed: string, word: string): number {
  if (word === typed) return 100
  if (word.startsWith(typed)) return 80
  if (typed.length > 2 && word.includes(typed)) return 50
  const most = typosAllowed(typed.length)
  const typos = typosInPrefix(typed, word, most)
  return typos <= most ? 45 - 12 * typos : 0
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** Dice coefficient: share of letter pairs that two texts have in common, 0 to 1. */
function dice(one: Set<string>, other: Set<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let common = 0
  for (const pair of one) if (other.has(pair)) common++
  return (2 * common) / (one.size + other.size)
}
