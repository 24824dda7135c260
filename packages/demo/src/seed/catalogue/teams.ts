/** The pattern over a crest's colour; `art/teamArt.ts` draws each. */
export type CrestPattern = 'bars' | 'half' | 'sash' | 'hoops' | 'chevron' | 'quarters'

export interface SeedTeam {
  code: string
  short: string
  pt: string
  en: string
  main: string
  second: string
  edge: string
  pattern: CrestPattern
  shield: number
}

const team = (
  code: string,
  short: string,
  name: string,
  main: string,
  second: string,
  edge: string,
  pattern: CrestPattern,
  shield: number,
): SeedTeam => ({
  code,
  short,
  pt: name,
  en: name,
  main,
  second,
  edge,
  pattern,
  shield,
})

/** Invented clubs. */
export const teams: readonly SeedTeam[] = [
  team('aurora', 'AUR', 'Aurora FC', '#12388f', '#ffffff', '#0b1f52', 'bars', 0),
  team('cajueiro', 'CAJ', 'Cajueiro EC', '#0b7a43', '#ffe14d', '#063f22', 'sash', 1),
  team('portovelho', 'PVA', 'Porto Vela', '#b3122d', '#ffffff', '#5c0716', 'hoops', 2),
  team('serrana', 'SER', 'Serrana AC', '#161a22', '#f2f2f2', '#000000', 'half', 0),
  team('litoral', 'LIT', 'Litoral Unido', '#0a86b8', '#ffffff', '#054a66', 'chevron', 3),
  team('barravento', 'BVT', 'Barravento', '#d9480f', '#1b1b1b', '#6b2205', 'bars', 1),
  team('rioclaro', 'RCL', 'Rio Clarinho', '#5f1bb0', '#ffd43b', '#310a5e', 'quarters', 2),
  team('campestre', 'CAM', 'Campestre SC', '#f2f2f2', '#c2102e', '#7a0a1d', 'sash', 3),
  team('nortesul', 'NSU', 'Norte-Sul', '#0f5132', '#ffffff', '#06301d', 'half', 1),
  team('maresia', 'MAR', 'Maresia AA', '#ffe066', '#12388f', '#12388f', 'chevron', 0),
  team('pedralva', 'PED', 'Pedra Alva', '#343a40', '#ffb703', '#15181b', 'hoops', 3),
  team('ventania', 'VEN', 'Ventania EC', '#e03131', '#ffe066', '#7a1414', 'quarters', 1),
]
