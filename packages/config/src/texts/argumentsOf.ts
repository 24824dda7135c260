import compile from 'icu-minify/compile'

type Compiled = string | readonly unknown[]

/** Names of the arguments and tags in a text, in order; throws where the text is broken. */
export function argumentsOf(text: string): string[] {
  const names = new Set<string>()
  collect(compile(text) as Compiled, names)
  return [...names].toSorted()
}

// A part is a text, a zero for `#`, or an argument: its name, its kind, what it chooses from; a tag has its content behind its name.
function collect(parts: Compiled, names: Set<string>): void {
  if (typeof parts === 'string') return
  for (const part of parts) {
    if (!Array.isArray(part)) continue
    const [name, ...rest] = part as [string, ...unknown[]]
    names.add(name)
    collect(rest, names)
    for (const choice of rest)
      if (typeof choice === 'object' && choice !== null && !Array.isArray(choice))
        for (const inner of Object.values(choice)) collect(inner as Compiled, names)
  }
}
