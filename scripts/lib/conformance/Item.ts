import type { MarketProfile } from '@platform/sdk/markets'

type Cited = MarketProfile['game']

/** One demand of a market's profile. */
export interface Item extends Pick<Cited, 'article' | 'source' | 'mark' | 'read'> {
  /** Where it is in the profile: `numbers.minimumAge`, `rules.means`. */
  id: string
  /** The number, or what the rule says. */
  says: string
}

const texted = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Every rule, number and requirement of a market, in the order of its file. */
export function itemsOf({ numbers, requires, game, rules }: MarketProfile): Item[] {
  const { links, warnings, help, ...decided } = requires
  const valued = (group: string, entries: Record<string, ({ value: unknown } & Omit<Item, 'id' | 'says'>) | undefined>): Item[] =>
    Object.entries(entries).flatMap(([name, entry]) =>
      entry ? [{ ...cited(entry), id: `${group}.${name}`, says: texted(entry.value) }] : [],
    )
  return [
    ...valued('numbers', numbers),
    ...valued('requires', decided),
    ...links.map((link) => ({ ...cited(link), id: 'requires.links', says: `${link.name.en} (${link.where.join(', ')})` })),
    ...warnings.map((warning) => ({
      ...cited(warning),
      id: 'requires.warnings',
      says: `${warning.text.en} (${warning.where.join(', ')})`,
    })),
    ...help.map((line) => ({
      ...cited(line),
      id: 'requires.help',
      says: [line.name.en, line.phone, line.href].filter(Boolean).join(', '),
    })),
    { ...cited(game), id: 'game.categories', says: game.categories.join(', ') },
    ...rules.map((rule) => ({ ...cited(rule), id: `rules.${rule.id}`, says: rule.says })),
  ]
}

const cited = ({ article, source, mark, read }: Omit<Item, 'id' | 'says'>) => ({ article, source, mark, read })
