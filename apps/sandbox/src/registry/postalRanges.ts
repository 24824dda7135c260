interface Range {
  from: number
  to: number
  city: string
  state: string
}

/** Ranges of postal codes of Brazilian cities: `from to city state`, the codes in thousands. */
const table = `
01000 05999 São Paulo SP
08000 08499 São Paulo SP
20000 23799 Rio de Janeiro RJ
30000 31999 Belo Horizonte MG
`

export const ranges: readonly Range[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', ...names] = line.split(' ')
    return { from: Number(`${from}000`), to: Number(`${to}999`), city: names.slice(0, -1).join(' '), state: names.at(-1) ?? '' }
  })
