import compile from 'icu-minify/compile'

type Compiled = string | readonly unknown[]

/** An argument is inserted as text, is a tag around words, or is formatted; a number is the compiler's own code of the format (plural, date …). */
export type ArgumentKind = 'text' | 'tag' | number

/** Arguments and tags of a text by name; throws if the text is malformed. */
export function argumentsOf(text: string): Map<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>()
  collect(compile(text) as Compiled, found)
  return found
}

/** Whether a text can replace another: same arguments, same tags; a formatted argument may also be inserted as text. */
export function fits(text: string, usual: string): boolean {
  const [mine, wanted] = [argumentsOf(text), argumentsOf(usual)]
  const same = (name: string, kind: ArgumentKind) => kind === wanted.get(name) || (kind === 'text' && typeof wanted.get(name) === 'number')
  return mine.size === wanted.size && [...mine].every(([name, kind]) => same(name, kind))
}

// A part is a text, a zero for `#`, or an argument: its name, its kind and its choices. A tag has its content after its name.
function collect(parts: Compiled, found: Map<string, ArgumentKind>): void {
  if (typeof parts === 'string') return
  for (const part of parts) {
    if (!Array.isArray(part)) continue
    const [name, ...rest] = part as [string, ...unknown[]]
    const [kind] = rest
    found.set(name, rest.length === 0 ? 'text' : typeof kind === 'number' ? kind : 'tag')
    collect(rest, found)
    for (const choice of rest)
      if (typeof choice === 'object' && choice !== null && !Array.isArray(choice))
        for (const inner of Object.values(choice)) collect(inner as Compiled, found)
  }
}
