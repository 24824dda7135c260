import type { MotifName } from '../../art/motifs.ts'
import type { ThemeName } from '../../art/themes.ts'

/** A name in both languages, and the motif of its picture. */
export interface Title {
  en: string
  pt: string
  theme: ThemeName
  motif: MotifName
}

type Hero = readonly [motif: MotifName, en: string, pt: string, gender: 'm' | 'f']
type Pattern = readonly [en: (hero: string) => string, pt: (hero: string, gender: 'm' | 'f') => string]

const of = (gender: 'm' | 'f') => (gender === 'm' ? 'do' : 'da')
const o = (gender: 'm' | 'f') => (gender === 'm' ? 'o' : 'a')

const patterns = {
  fortune: [(h) => `${h} Fortune`, (h, g) => `Fortuna ${of(g)} ${h}`],
  gold: [(h) => `${h}’s Gold`, (h, g) => `Ouro ${of(g)} ${h}`],
  book: [(h) => `Book of the ${h}`, (h, g) => `Livro ${of(g)} ${h}`],
  golden: [(h) => `Golden ${h}`, (h, g) => `${h} Dourad${o(g)}`],
  wild: [(h) => `Wild ${h}`, (h) => `${h} Selvagem`],
  mystic: [(h) => `Mystic ${h}`, (h, g) => `${h} Místic${o(g)}`],
  lucky: [(h) => `Lucky ${h}`, (h) => `${h} da Sorte`],
  royal: [(h) => `Royal ${h}`, (h) => `${h} Real`],
  nights: [(h) => `${h} Nights`, (h, g) => `Noites ${of(g)} ${h}`],
  legend: [(h) => `Legend of the ${h}`, (h, g) => `Lenda ${of(g)} ${h}`],
  secret: [(h) => `${h} Secrets`, (h, g) => `Segredos ${of(g)} ${h}`],
  rush: [(h) => `${h} Rush`, (h) => `${h} Rush`],
  blast: [(h) => `${h} Blast`, (h) => `${h} Blast`],
  deluxe: [(h) => `${h} Deluxe`, (h) => `${h} Deluxe`],
  thousand: [(h) => `${h} 1000`, (h) => `${h} 1000`],
  party: [(h) => `${h} Party`, (h, g) => `Festa ${of(g)} ${h}`],
  crown: [(h) => `${h} Crown`, (h, g) => `Coroa ${of(g)} ${h}`],
  fire: [(h) => `${h} on Fire`, (h) => `${h} em Chamas`],
  hunter: [(h) => `${h} Hunter`, (h, g) => `Caça ${g === 'm' ? 'ao' : 'à'} ${h}`],
  deep: [(h) => `Deep Sea ${h}`, (h) => `${h} do Abismo`],
  bay: [(h) => `${h} Bay`, (h, g) => `Baía ${of(g)} ${h}`],
  king: [(h) => `King ${h}`, (h, g) => (g === 'm' ? `Rei ${h}` : `Rainha ${h}`)],
} satisfies Record<string, Pattern>
type PatternName = keyof typeof patterns

const h = (motif: MotifName, en: string, pt: string, gender: 'm' | 'f' = 'm'): Hero => [motif, en, pt, gender]

function family(theme: ThemeName, heroes: Hero[], names: PatternName[]): Title[] {
  return heroes.flatMap(([motif, en, pt, gender]) =>
    names.map((name) => ({ theme, motif, en: patterns[name][0](en), pt: patterns[name][1](pt, gender) })),
  )
}

/** Titles of slots: more than are used, so that the seed can choose. */
export const slotTitles: Title[] = [
  ...family(
    'orient',
    [
      h('tiger', 'Tiger', 'Tigre'),
      h('panda', 'Panda', 'Panda'),
      h('koi', 'Koi', 'Carpa', 'f'),
      h('lantern', 'Lantern', 'Lanterna', 'f'),
      h('fan', 'Geisha', 'Gueixa', 'f'),
      h('kabuto', 'Samurai', 'Samurai'),
      h('torii', 'Dawn', 'Aurora', 'f'),
    ],
    ['fortune', 'golden', 'lucky', 'royal', 'nights', 'thousand'],
  ),
  ...family(
    'safari',
    [
      h('lion', 'Lion', 'Leão'),
      h('bull', 'Buffalo', 'Búfalo'),
      h('fox', 'Fox', 'Raposa', 'f'),
      h('wolf', 'Wolf', 'Lobo'),
      h('owl', 'Owl', 'Coruja', 'f'),
    ],
    ['wild', 'king', 'fire', 'legend', 'thousand'],
  ),
  ...family(
    'amazon',
    [h('toucan', 'Toucan', 'Tucano'), h('monkey', 'Monkey', 'Mico'), h('totem', 'Totem', 'Totem'), h('jaguar', 'Jaguar', 'Onça', 'f')],
    ['wild', 'golden', 'rush', 'secret', 'gold'],
  ),
  ...family(
    'egypt',
    [
      h('pyramid', 'Pharaoh', 'Faraó'),
      h('horus', 'Horus Eye', 'Olho de Hórus'),
      h('scarab', 'Scarab', 'Escaravelho'),
      h('ankh', 'Queen of the Nile', 'Rainha do Nilo', 'f'),
      h('book', 'Sphinx', 'Esfinge', 'f'),
    ],
    ['golden', 'secret', 'crown', 'legend', 'deluxe'],
  ),
  ...family(
    'olympus',
    [h('bolt', 'Thunder', 'Trovão'), h('temple', 'Olympus', 'Olimpo'), h('owl', 'Athena', 'Atena', 'f'), h('crown', 'Titan', 'Titã')],
    ['gold', 'royal', 'fire', 'thousand', 'crown'],
  ),
  ...family(
    'norse',
    [
      h('hammer', 'Hammer', 'Martelo'),
      h('viking', 'Viking', 'Viking'),
      h('wolf', 'Fenrir', 'Fenrir'),
      h('swords', 'Valkyrie', 'Valquíria', 'f'),
    ],
    ['legend', 'fire', 'gold', 'rush', 'mystic'],
  ),
  ...family(
    'aztec',
    [h('aztec', 'Aztec', 'Asteca'), h('sun', 'Sun', 'Sol'), h('pyramid', 'Jungle Temple', 'Templo da Selva')],
    ['golden', 'secret', 'gold', 'fortune', 'deluxe'],
  ),
  ...family(
    'pirates',
    [
      h('skull', 'Captain', 'Capitão'),
      h('ship', 'Galleon', 'Galeão'),
      h('chest', 'Treasure', 'Tesouro'),
      h('anchor', 'Corsair', 'Corsário'),
    ],
    ['gold', 'legend', 'bay', 'royal', 'secret'],
  ),
  ...family(
    'west',
    [
      h('badge', 'Sheriff', 'Xerife'),
      h('horseshoe', 'Horseshoe', 'Ferradura', 'f'),
      h('cactus', 'Cactus', 'Cacto'),
      h('bull', 'Rodeo', 'Rodeio'),
    ],
    ['lucky', 'gold', 'nights', 'blast'],
  ),
  ...family(
    'gems',
    [
      h('diamond', 'Diamond', 'Diamante'),
      h('emerald', 'Emerald', 'Esmeralda', 'f'),
      h('crystals', 'Crystal', 'Cristal'),
      h('crown', 'Sapphire', 'Safira', 'f'),
    ],
    ['rush', 'royal', 'blast', 'deluxe', 'mystic'],
  ),
  ...family(
    'classic',
    [
      h('seven', 'Seven', 'Sete'),
      h('reels', 'Triple Seven', 'Triplo Sete'),
      h('bell', 'Bell', 'Sino'),
      h('cherries', 'Cherry', 'Cereja', 'f'),
      h('coin', 'Coin', 'Moeda', 'f'),
    ],
    ['lucky', 'deluxe', 'golden', 'thousand', 'fire'],
  ),
  ...family(
    'fruits',
    [
      h('melon', 'Melon', 'Melancia', 'f'),
      h('lemon', 'Lemon', 'Limão'),
      h('grapes', 'Grape', 'Uva', 'f'),
      h('pineapple', 'Pineapple', 'Abacaxi'),
      h('cherries', 'Acerola', 'Acerola', 'f'),
    ],
    ['party', 'blast', 'rush', 'royal'],
  ),
  ...family(
    'sweets',
    [
      h('lollipop', 'Lollipop', 'Pirulito'),
      h('sweet', 'Bonbon', 'Bombom'),
      h('cupcake', 'Cupcake', 'Cupcake'),
      h('donut', 'Donut', 'Rosquinha', 'f'),
    ],
    ['party', 'blast', 'king', 'thousand'],
  ),
  ...family(
    'carnival',
    [
      h('mask', 'Carnival', 'Carnaval'),
      h('toucan', 'Sambista', 'Sambista'),
      h('jester', 'Harlequin', 'Arlequim'),
      h('disco', 'Samba', 'Samba'),
    ],
    ['golden', 'nights', 'party', 'royal'],
  ),
  ...family(
    'magic',
    [h('hat', 'Wizard', 'Mago'), h('orb', 'Oracle', 'Oráculo'), h('unicorn', 'Unicorn', 'Unicórnio'), h('book', 'Alchemist', 'Alquimista')],
    ['mystic', 'secret', 'book', 'lucky'],
  ),
  ...family(
    'cosmos',
    [h('planet', 'Saturn', 'Saturno'), h('rocket', 'Comet', 'Cometa'), h('sun', 'Supernova', 'Supernova', 'f')],
    ['blast', 'rush', 'thousand', 'legend'],
  ),
  ...family(
    'fire',
    [h('phoenix', 'Phoenix', 'Fênix', 'f'), h('seven', 'Hot Seven', 'Sete Quente'), h('bull', 'Toro', 'Touro')],
    ['fire', 'golden', 'gold', 'legend'],
  ),
  ...family(
    'luck',
    [h('clover', 'Clover', 'Trevo'), h('coins', 'Jackpot', 'Jackpot'), h('chest', 'Leprechaun', 'Duende')],
    ['lucky', 'gold', 'party', 'royal'],
  ),
  ...family(
    'night',
    [h('pumpkin', 'Pumpkin', 'Abóbora', 'f'), h('wolf', 'Full Moon', 'Lua Cheia', 'f'), h('skull', 'Catrina', 'Catrina', 'f')],
    ['nights', 'party', 'mystic'],
  ),
  ...family(
    'party',
    [h('disco', 'Disco', 'Disco', 'f'), h('microphone', 'Superstar', 'Estrela', 'f')],
    ['nights', 'party', 'golden', 'deluxe'],
  ),
]

export const fishTitles: Title[] = [
  ...family(
    'fishing',
    [
      h('fish', 'Tambaqui', 'Tambaqui'),
      h('shark', 'Shark', 'Tubarão'),
      h('octopus', 'Kraken', 'Kraken'),
      h('crab', 'Crab', 'Siri'),
      h('turtle', 'Turtle', 'Tartaruga', 'f'),
      h('jelly', 'Medusa', 'Água-viva', 'f'),
      h('pearl', 'Pearl', 'Pérola', 'f'),
      h('trident', 'Poseidon', 'Posêidon'),
      h('seahorse', 'Seahorse', 'Cavalo-marinho'),
      h('chest', 'Lost Treasure', 'Tesouro Perdido'),
    ],
    ['hunter', 'deep', 'golden', 'bay', 'king'],
  ),
]
