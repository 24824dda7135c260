import type { MotifName } from '../../art/motifs.ts'
import type { PaletteName } from '../../art/palettes.ts'
import { countOf } from './games.ts'

type Words = { kicker: string; title: string; text: string }

export interface SeedBanner {
  id: string
  palette: PaletteName
  /** Colours of the foreground. */
  hero: PaletteName
  /** The large one in front, then the two behind it. */
  motifs: readonly [MotifName, MotifName, MotifName]
  pt: Words
  en: Words
  link: string
  /** Shown only by a merchant that offers this category. */
  needs?: string
  /** Another category that suits it: the banner has the same position there. */
  suits?: string
}

const slots = Math.floor((countOf('RNG') - 1) / 100) * 100

/** Banners name what is available, without promises. Under 30 letters of text, to be readable on a phone. */
export const banners: readonly SeedBanner[] = [
  {
    id: 'cassino',
    palette: 'violet',
    hero: 'orchid',
    motifs: ['seven', 'diamond', 'jaguar'],
    link: '/m/gameList?gameType=RNG',
    needs: 'RNG',
    pt: { kicker: 'Cassino', title: `Mais de ${slots} slots`, text: 'Temas para todos os gostos' },
    en: { kicker: 'Casino', title: `${slots}+ slot games`, text: 'Themes for every taste' },
  },
  {
    id: 'futebol',
    palette: 'flag',
    hero: 'ocean',
    motifs: ['football', 'trophy', 'shirt'],
    link: '/m/gameList?gameType=SPORTS',
    needs: 'SPORTS',
    pt: { kicker: 'Esportes', title: 'Futebol em destaque', text: 'Partidas em destaque' },
    en: { kicker: 'Sports', title: 'Football highlights', text: 'Featured matches, daily' },
  },
  {
    id: 'aovivo',
    palette: 'wine',
    hero: 'amber',
    motifs: ['roulette', 'aces', 'chips'],
    link: '/m/gameList?gameType=LIVE',
    needs: 'LIVE',
    pt: { kicker: 'Ao vivo', title: 'A mesa está posta', text: 'Roleta, bacará, blackjack' },
    en: { kicker: 'Live casino', title: 'Take your seat', text: 'Roulette, baccarat, blackjack' },
  },
  {
    id: 'pesca',
    palette: 'lagoon',
    hero: 'sunset',
    motifs: ['shark', 'octopus', 'pearl'],
    link: '/m/gameList?gameType=FISH',
    needs: 'FISH',
    pt: { kicker: 'Pesca', title: 'Mar à vista', text: `${countOf('FISH')} jogos de pesca` },
    en: { kicker: 'Fishing', title: 'Into the deep', text: `${countOf('FISH')} fishing games` },
  },
  {
    id: 'numeros',
    palette: 'amber',
    hero: 'lagoon',
    motifs: ['drum', 'bingo', 'ticket'],
    link: '/m/gameList?gameType=INHOUSE',
    needs: 'INHOUSE',
    suits: 'LOTT',
    pt: { kicker: 'Números', title: 'Bingo e keno da casa', text: 'Sorteios na hora' },
    en: { kicker: 'Numbers', title: 'House bingo & keno', text: 'Draws on the spot' },
  },
  {
    id: 'originais',
    palette: 'neon',
    hero: 'ember',
    motifs: ['crash', 'mines', 'plinko'],
    link: '/m/gameList?gameType=INHOUSE',
    needs: 'INHOUSE',
    pt: { kicker: 'Da casa', title: 'Rápidos e da casa', text: 'Asa Delta, Plinko e mais' },
    en: { kicker: 'In-house', title: 'Quick in-house games', text: 'Asa Delta, Plinko and more' },
  },
  {
    id: 'cadastro',
    palette: 'jungle',
    hero: 'ruby',
    motifs: ['crown', 'toucan', 'coins'],
    link: '',
    pt: { kicker: 'Boas-vindas', title: 'Crie sua conta', text: 'Bastam poucos dados' },
    en: { kicker: 'Welcome', title: 'Create your account', text: 'Just a few details' },
  },
]
