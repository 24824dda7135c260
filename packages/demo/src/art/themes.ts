import type { MotifName } from './motifs.ts'
import type { PaletteName } from './palettes.ts'
import type { SceneName } from './scenes.ts'

/** The appearance of the pictures of one family of games. */
export interface Theme {
  motifs: readonly MotifName[]
  scenes: readonly SceneName[]
  palettes: readonly PaletteName[]
  letters: 'block' | 'serif' | 'narrow' | 'round'
}

const theme = (letters: Theme['letters'], motifs: MotifName[], scenes: SceneName[], palettes: PaletteName[]): Theme => ({
  letters,
  motifs,
  scenes,
  palettes,
})

export const themes = {
  gems: theme(
    'block',
    ['diamond', 'emerald', 'crystals', 'crown'],
    ['facets', 'rays', 'stars', 'space'],
    ['violet', 'lagoon', 'orchid', 'lapis', 'jade', 'ruby'],
  ),
  classic: theme(
    'block',
    ['seven', 'reels', 'cherries', 'bell', 'lemon', 'melon', 'grapes', 'coin'],
    ['rays', 'argyle', 'halo', 'curtain'],
    ['ruby', 'wine', 'lapis', 'lime', 'amber', 'violet'],
  ),
  fruits: theme(
    'round',
    ['cherries', 'melon', 'lemon', 'grapes', 'pineapple'],
    ['halo', 'bokeh', 'rays', 'waves'],
    ['lime', 'peach', 'candy', 'sky', 'jade', 'sunset'],
  ),
  sweets: theme(
    'round',
    ['lollipop', 'sweet', 'cupcake', 'donut'],
    ['confetti', 'bokeh', 'halo', 'waves'],
    ['candy', 'sky', 'orchid', 'peach', 'cocoa'],
  ),
  egypt: theme(
    'serif',
    ['pyramid', 'horus', 'scarab', 'ankh', 'book'],
    ['dunes', 'pillars', 'rays'],
    ['sand', 'amber', 'lapis', 'lagoon', 'cocoa'],
  ),
  olympus: theme(
    'serif',
    ['bolt', 'temple', 'crown', 'owl'],
    ['pillars', 'rays', 'peaks', 'stars'],
    ['sky', 'lapis', 'violet', 'amber', 'ice'],
  ),
  norse: theme('serif', ['hammer', 'viking', 'wolf', 'swords'], ['peaks', 'snow', 'flames'], ['steel', 'ice', 'ember', 'night', 'lagoon']),
  orient: theme(
    'block',
    ['lantern', 'fan', 'torii', 'koi', 'tiger', 'panda', 'kabuto'],
    ['waves', 'rays', 'halo', 'peaks'],
    ['ruby', 'jade', 'wine', 'sunset', 'amber', 'felt'],
  ),
  safari: theme(
    'block',
    ['lion', 'bull', 'fox', 'owl', 'wolf', 'tiger'],
    ['dunes', 'peaks', 'forest', 'rays'],
    ['ember', 'amber', 'sunset', 'jungle', 'night'],
  ),
  amazon: theme(
    'block',
    ['toucan', 'monkey', 'totem', 'palm', 'jaguar'],
    ['forest', 'rays', 'halo'],
    ['jungle', 'flag', 'lime', 'lagoon', 'sunset'],
  ),
  aztec: theme(
    'serif',
    ['aztec', 'sun', 'totem', 'pyramid', 'coin'],
    ['forest', 'rays', 'dunes', 'pillars'],
    ['amber', 'jungle', 'ember', 'jade', 'lagoon'],
  ),
  pirates: theme(
    'serif',
    ['skull', 'ship', 'anchor', 'chest', 'palm'],
    ['waves', 'peaks', 'stars', 'city'],
    ['ocean', 'lagoon', 'night', 'cocoa', 'steel'],
  ),
  west: theme('serif', ['badge', 'horseshoe', 'cactus', 'bull'], ['dunes', 'rays', 'peaks'], ['ember', 'sand', 'sunset', 'cocoa']),
  carnival: theme(
    'round',
    ['mask', 'toucan', 'disco', 'jester', 'fan'],
    ['confetti', 'city', 'bokeh', 'curtain'],
    ['flag', 'orchid', 'sunset', 'candy', 'violet'],
  ),
  magic: theme(
    'serif',
    ['hat', 'orb', 'book', 'unicorn', 'owl'],
    ['stars', 'space', 'forest', 'pillars'],
    ['violet', 'night', 'orchid', 'jade'],
  ),
  cosmos: theme('narrow', ['planet', 'rocket', 'crystals', 'sun'], ['space', 'grid', 'stars'], ['night', 'neon', 'violet', 'ocean']),
  fire: theme('block', ['phoenix', 'bolt', 'seven', 'bull', 'sun'], ['flames', 'rays', 'facets'], ['ember', 'ruby', 'amber']),
  luck: theme(
    'round',
    ['clover', 'horseshoe', 'coins', 'chest', 'crown'],
    ['rays', 'forest', 'confetti', 'halo'],
    ['lime', 'jungle', 'felt', 'flag', 'amber'],
  ),
  night: theme(
    'serif',
    ['pumpkin', 'skull', 'owl', 'orb', 'wolf'],
    ['city', 'forest', 'stars', 'flames'],
    ['night', 'wine', 'violet', 'ember'],
  ),
  party: theme(
    'narrow',
    ['disco', 'microphone', 'diamond', 'seven'],
    ['grid', 'city', 'bokeh', 'curtain'],
    ['neon', 'orchid', 'sunset', 'violet'],
  ),
  fishing: theme(
    'round',
    ['fish', 'koi', 'shark', 'octopus', 'crab', 'turtle', 'jelly', 'pearl', 'trident', 'seahorse', 'chest'],
    ['reef'],
    ['lagoon', 'ocean', 'jade', 'lapis', 'sunset', 'violet', 'orchid', 'sky'],
  ),
  roulette: theme('serif', ['roulette'], ['curtain', 'argyle', 'bokeh', 'pillars'], ['wine', 'felt', 'lapis', 'night', 'amber']),
  baccarat: theme(
    'serif',
    ['baccarat', 'dragonTiger', 'chips', 'aces'],
    ['curtain', 'argyle', 'pillars', 'waves'],
    ['felt', 'wine', 'ruby', 'lapis', 'night', 'jade'],
  ),
  blackjack: theme('serif', ['blackjack', 'chips', 'aces'], ['curtain', 'argyle', 'bokeh'], ['felt', 'night', 'wine', 'steel']),
  show: theme(
    'block',
    ['wheel', 'microphone', 'disco', 'crown'],
    ['curtain', 'confetti', 'rays'],
    ['violet', 'orchid', 'sunset', 'neon', 'ruby'],
  ),
  dice: theme('block', ['dice', 'bowl', 'duel'], ['curtain', 'halo', 'waves', 'argyle'], ['ruby', 'jade', 'wine', 'violet', 'felt']),
  soccer: theme('narrow', ['football', 'shirt', 'goal', 'trophy'], ['stadium'], ['ocean', 'lapis', 'flag', 'night', 'jade']),
  sports: theme(
    'narrow',
    ['basketball', 'tennis', 'volleyball', 'boxing', 'racing', 'horse', 'cricket', 'trophy'],
    ['stadium', 'rays', 'city'],
    ['ember', 'ocean', 'steel', 'violet', 'ruby', 'lime'],
  ),
  esports: theme('narrow', ['esports', 'trophy', 'swords', 'bolt'], ['grid', 'facets', 'space'], ['neon', 'night', 'violet', 'steel']),
  cards: theme(
    'block',
    ['royal', 'aces', 'swords', 'chips', 'crown'],
    ['argyle', 'halo', 'facets', 'rays'],
    ['lapis', 'wine', 'felt', 'violet', 'ember', 'jade'],
  ),
  boards: theme(
    'block',
    ['dominoes', 'mahjong', 'pawns', 'duel'],
    ['argyle', 'halo', 'waves', 'facets'],
    ['jade', 'cocoa', 'ocean', 'ruby', 'lapis'],
  ),
  lottery: theme(
    'round',
    ['balls', 'pyramidOfBalls', 'drum', 'ticket'],
    ['confetti', 'halo', 'bokeh', 'rays'],
    ['sky', 'candy', 'lime', 'violet', 'amber', 'lagoon'],
  ),
  crash: theme('narrow', ['crash', 'rocket'], ['space', 'grid', 'peaks'], ['night', 'neon', 'ember', 'ocean']),
  mines: theme('narrow', ['mines', 'gemField'], ['facets', 'grid', 'halo'], ['steel', 'violet', 'jade', 'lapis']),
  instant: theme(
    'round',
    ['plinko', 'flip', 'tower', 'scratch', 'keno', 'wheel', 'penalty'],
    ['halo', 'confetti', 'facets', 'grid'],
    ['violet', 'lagoon', 'sunset', 'lime', 'neon', 'orchid'],
  ),
  bingo: theme('round', ['bingo', 'keno', 'pyramidOfBalls'], ['confetti', 'bokeh', 'rays'], ['candy', 'sky', 'sunset', 'lime']),
} satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes
