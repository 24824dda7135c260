import type { GameTypeCode } from '@platform/sandbox/seeding'
import type { PaletteName } from '../../art/palettes.ts'

export interface SeedVendor {
  code: string
  name: string
  types: readonly GameTypeCode[]
  /** Colours and motif of its logo. */
  palette: PaletteName
  sign: string
  /** Opens a lobby instead of one game. */
  lobby?: boolean
}

const vendor = (
  code: string,
  name: string,
  types: GameTypeCode[],
  palette: PaletteName,
  sign: string,
  more: Partial<SeedVendor> = {},
): SeedVendor => ({
  code,
  name,
  types,
  palette,
  sign,
  ...more,
})

/** 25 vendors, invented except for the three codes in the specification. First in a category = first tile. */
export const vendors: readonly SeedVendor[] = [
  vendor('BGS', 'BGS Originais', ['INHOUSE'], 'neon', 'crash'),
  vendor('BOREAL', 'Boreal Spins', ['RNG'], 'ice', 'diamond'),
  vendor('ONCA', 'Onça Preta', ['RNG'], 'amber', 'jaguar'),
  vendor('PITANGA', 'Pitanga Pop', ['RNG'], 'candy', 'cherries'),
  vendor('OBELISCO', 'Obelisco', ['RNG'], 'sand', 'horus'),
  vendor('NEBULOSA', 'Nebulosa Play', ['RNG'], 'violet', 'planet'),
  vendor('TANGARA', 'Tangará', ['RNG'], 'jungle', 'toucan'),
  vendor('MIRANTE', 'Mirante Works', ['RNG', 'FISH'], 'sunset', 'torii'),
  vendor('FIORDE', 'Fiorde Games', ['RNG'], 'lagoon', 'viking'),
  vendor('VOLTAICA', 'Voltaica', ['RNG'], 'ember', 'bolt'),
  vendor('SUMAUMA', 'Sumaúma Studio', ['RNG', 'FISH'], 'lime', 'clover'),
  vendor('ASTROLABIO', 'Astrolábio', ['RNG', 'PVP'], 'lapis', 'sun'),
  vendor('LYRA', 'Lyra Live', ['LIVE'], 'wine', 'roulette'),
  vendor('SALAO', 'Salão Ao Vivo', ['LIVE'], 'ruby', 'wheel'),
  vendor('CORALE', 'Corale Studios', ['LIVE'], 'orchid', 'crown'),
  vendor('PARALELO', 'Paralelo Live', ['LIVE'], 'night', 'dice'),
  vendor('ARQUIBA', 'Arquibancada', ['SPORTS'], 'flag', 'football'),
  vendor('BANDEIRINHA', 'Bandeirinha', ['SPORTS'], 'ocean', 'racing'),
  vendor('PENTACAMPO', 'Pentacampo', ['SPORTS'], 'jade', 'trophy'),
  vendor('ABISSAL', 'Abissal', ['FISH'], 'ocean', 'shark'),
  vendor('MARE', 'Maré Gaming', ['FISH', 'RNG'], 'lagoon', 'octopus'),
  vendor('MESANOVE', 'Mesa Nove', ['PVP'], 'felt', 'royal'),
  vendor('BARALHO', 'Baralho Real', ['PVP'], 'cocoa', 'dominoes'),
  vendor('TCG_LOTTO_VN', 'TCG Lotto VN', ['LOTT'], 'sky', 'balls', { lobby: true }),
  vendor('TCG_SEA', 'TCG Sea', ['ELOTT'], 'peach', 'drum', { lobby: true }),
]
