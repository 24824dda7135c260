/** A pending changeset: the size of each package, and its text. */
export interface Changeset {
  sizes: Record<string, string>
  text: string
}

interface Released {
  name: string
  version: string
  /** The report of the last release. */
  before: string
  now: string
}

const sizes = ['patch', 'minor', 'major']

/** Reads the front matter and the text of a changeset's file. */
export function changesetOf(source: string): Changeset {
  const [, head = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(source) ?? []
  return { sizes: Object.fromEntries([...head.matchAll(/^['"](.+)['"]: (\w+)$/gm)].map(([, name = '', size = '']) => [name, size])), text }
}

/**
 * What the changesets do not say yet about a package's exports. A removed or changed one may break a consumer: it needs a changeset of the
 * breaking size that names it, which below 1.0 is a minor. A new one needs any that raises the version as far.
 */
export function missingChangesets({ name, version, before, now }: Released, changesets: Changeset[]): string[] {
  const early = version.startsWith('0.')
  const [breaking, adding] = early ? ['minor', 'patch'] : ['major', 'minor']
  const has = (size = '', word?: string) =>
    changesets.some(
      ({ sizes: own, text }) =>
        sizes.indexOf(own[name] ?? '') >= sizes.indexOf(size) &&
        (!word || new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text)),
    )
  const [old, current] = [exportsOf(before), exportsOf(now)]
  const broken = [...old].filter(([key, text]) => current.get(key) !== text)
  const faults = broken.flatMap(([key]) => {
    const [, word = ''] = key.split(' ')
    if (has(breaking, word)) return []
    const what = current.has(key) ? 'has another type' : 'is gone'
    return [`${name}: ${key} ${what}. Name ${word} in a ${breaking} changeset, with what to write instead: npm run changeset`]
  })
  const added = [...current.keys()].filter((key) => !old.has(key) && !key.startsWith('uses '))
  return added.length > 0 && !has(adding)
    ? [...faults, `${name}: ${added.join(', ')} is new. Add a ${adding} changeset: npm run changeset`]
    : faults
}

/** The lines of a report by entry and name. */
function exportsOf(report: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of report.split('\n').filter(Boolean)) {
    const [, key = '', text = ''] = /^(\S+ \S+): (.*)$/.exec(line) ?? []
    found.set(key, [found.get(key), text].filter(Boolean).join('\n'))
  }
  return found
}
