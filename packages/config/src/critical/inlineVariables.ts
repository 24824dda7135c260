import type { Declaration, Root, Rule } from 'postcss'

/**
 * Replaces each use of a variable by its value and drops the variables that are no longer used. A variable stays if it has different values
 * in the page, if its long value is used often, or if the markup itself uses it.
 */
export function inlineVariables(styles: Root, isGlobal: (rule: Rule) => boolean, inMarkup: ReadonlySet<string>): void {
  dropUnused(styles, inMarkup)
  const all = declarationsOf(styles).filter(({ prop }) => prop.startsWith('--'))
  const isOnly = ({ prop, value }: Declaration) => all.every((other) => other.prop !== prop || other.value === value)
  const isEverywhere = ({ prop, parent }: Declaration) => isGlobal(parent as Rule) || usesOf(prop, styles) === usesOf(prop, parent as Rule)
  const single = new Map(all.filter((one) => isOnly(one) && isEverywhere(one)).map((one) => [one.prop, one]))
  const short = (name: string) => isShorter(name, single.get(name)?.value, styles)
  const inlined = new Set([...single.keys()].filter(short))
  // A value may itself use variables.
  for (let depth = 0; depth < 4; depth++)
    for (const declaration of declarationsOf(styles))
      declaration.value = declaration.value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name: string) =>
        inlined.has(name) ? single.get(name)!.value : use,
      )
  for (const declaration of declarationsOf(styles)) declaration.value = calculated(declaration.value)
  dropUnused(styles, inMarkup)
}

/** Computes products of known numbers: `calc(16px * -1)` becomes `-16px`. */
const calculated = (value: string) =>
  value
    .replace(/calc\(([\d.]+)(px|rem) \* (-?[\d.]+)\)/g, (_, size: string, unit: string, times: string) => {
      const product = Number((Number(size) * Number(times)).toFixed(5))
      return `${String(product).replace(/^(-?)0\./, '$1.')}${unit}`
    })
    .replaceAll(', ', ',')

const usesOf = (name: string, styles: Root | Rule) => styles.toString().split(`var(${name}`).length - 1

function isShorter(name: string, value: string | undefined, styles: Root): boolean {
  if (value === undefined) return false
  const uses = usesOf(name, styles)
  return value.length * uses <= `${name}:${value};`.length + `var(${name})`.length * uses
}

/** Names of the variables used in a text. */
export const variablesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

function dropUnused(styles: Root, inMarkup: ReadonlySet<string>): void {
  const used = new Set([...inMarkup, ...variablesIn(styles.toString())])
  const unused = declarationsOf(styles).filter(({ prop }) => prop.startsWith('--') && !used.has(prop))
  for (const declaration of unused) declaration.remove()
  // A dropped declaration may have been the only use of another variable.
  if (unused.length > 0) dropUnused(styles, inMarkup)
}

function declarationsOf(styles: Root): Declaration[] {
  const all: Declaration[] = []
  styles.walkDecls((declaration) => void all.push(declaration))
  return all
}
