/** What a text with arguments can look like on the page: `Filtrar ({count, plural, …})` matches "Filtrar (1 filtro ativo)". */
export function patternOf(text: string): RegExp {
  let depth = 0
  let pattern = ''
  for (const letter of text) {
    if (letter === '{' && depth++ === 0) pattern += '.+'
    if (depth === 0) pattern += /\w/.test(letter) ? letter : `\\${letter}`
    if (letter === '}') depth--
  }
  return new RegExp(`^${pattern}$`)
}
