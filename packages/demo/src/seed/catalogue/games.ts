import type { MotifName } from '../../art/motifs.ts'
import type { ThemeName } from '../../art/themes.ts'
import { type GameTypeCode, isLottery } from '@platform/sandbox/seeding'
import { makeRandom, type Random } from '../random.ts'
import { fishTitles, slotTitles, type Title } from './titles.ts'
import { houseTitles, liveTitles, lotteryTitles, pvpTitles, quickLotteryTitles, sportTitles } from './tableTitles.ts'
import { vendors } from './vendors.ts'

export interface SeedGame {
  nodeId: string
  gameId: string
  roomId: string
  vendor: string
  type: GameTypeCode
  namePt: string
  nameEn: string
  theme: ThemeName
  motif: MotifName
  classes: string[]
  /** Cents. */
  minBet: number
  /** Hundredths of a percent. */
  rtp: number
  isNew: boolean
  hotRank: number | undefined
  position: number
  supportPlay: boolean
  maintenance: boolean
  lobby: boolean
}

/** How many games of each category: 640. */
const plan: [GameTypeCode, number, Title[]][] = [
  ['RNG', 340, slotTitles],
  ['LIVE', 78, liveTitles],
  ['FISH', 40, fishTitles],
  ['SPORTS', 24, sportTitles],
  ['PVP', 50, pvpTitles],
  ['INHOUSE', 76, houseTitles],
  ['LOTT', 18, lotteryTitles],
  ['ELOTT', 14, quickLotteryTitles],
]

/** Names of real games. */
const usedTitles = new Set(['Wolf’s Gold', 'Tiger Fortune', 'Bull’s Gold'])
const hotShare: Partial<Record<GameTypeCode, number>> = { RNG: 18, LIVE: 8, INHOUSE: 8, FISH: 5, PVP: 4, SPORTS: 4 }
const slotBets = [1, 5, 10, 50, 75]
const tableBets = [100, 200, 500]
const betsOf = (type: GameTypeCode) => (type === 'RNG' ? slotBets : type === 'INHOUSE' || type === 'FISH' ? [10, 50] : tableBets)

/** How many games of a category there are, and its lowest bet in cents, for texts that name them. */
export const countOf = (type: GameTypeCode) => plan.find(([category]) => category === type)![1]
export const lowestBetOf = (type: GameTypeCode) => Math.min(...betsOf(type))

/** Every game of the platform, the same for the same seed. A picture is drawn from the same entry (`/cdn/games/<nodeId>.svg`). */
export function makeGames(seed: string): SeedGame[] {
  const random = makeRandom(`games:${seed}`)
  const games = plan.flatMap(([type, count, titles], index) => {
    const selection = spread(random.shuffle(titles.filter(({ en }) => !usedTitles.has(en)))).slice(0, count)
    return selection.map((title, position) => makeGame(type, title, position, 10_000 * (index + 1) + position + 1, random))
  })
  rankHot(games)
  return [...games, ...lobbies(games)]
}

/** Separates games with the same motif, so that similar pictures are not next to each other. */
function spread(titles: Title[]): Title[] {
  const remaining = [...titles]
  const result: Title[] = []
  while (remaining.length) {
    const recent = result.slice(-6).map(({ motif }) => motif)
    const next = remaining.findIndex(({ motif }) => !recent.includes(motif))
    result.push(...remaining.splice(Math.max(next, 0), 1))
  }
  return result
}

function makeGame(type: GameTypeCode, title: Title, position: number, id: number, random: Random): SeedGame {
  const makers = vendors.filter((vendor) => vendor.types.includes(type))
  const vendor = makers[random.weighted(makers.map((_, i) => 1 / (i + 2)))]!
  return {
    nodeId: String(id),
    gameId: `${vendor.code}_${id}`,
    roomId: type === 'LIVE' || type === 'PVP' ? random.pick(['free', 'free', 'vip', 'ppv']) : '',
    vendor: vendor.code,
    type,
    namePt: title.pt,
    nameEn: title.en,
    theme: title.theme,
    motif: title.motif,
    classes: classesOf(type, title, random),
    minBet: random.pick(betsOf(type)),
    rtp: type === 'RNG' ? random.int(940, 972) * 10 : type === 'SPORTS' ? 9400 : random.int(960, 985) * 10,
    isNew: type === 'RNG' && random.chance(0.12),
    hotRank: undefined,
    position,
    supportPlay: true,
    maintenance: !isLottery(type) && random.chance(0.012),
    lobby: false,
  }
}

function classesOf(type: GameTypeCode, { theme, motif }: Title, random: Random): string[] {
  if (type === 'RNG') {
    const kind = theme === 'classic' || theme === 'fruits' ? 'CLASSIC' : random.pick(['VIDEO', 'VIDEO', 'CASCADE', 'HOLD_WIN'])
    return random.chance(0.15) ? [kind, 'JACKPOT'] : [kind]
  }
  if (type === 'LIVE') return [theme === 'cards' ? 'POKER' : theme.toUpperCase()]
  if (type === 'SPORTS') return [theme.toUpperCase()]
  if (type === 'PVP') return [theme.toUpperCase()]
  if (type === 'INHOUSE') return [theme === 'dice' ? 'DICE' : motif === 'keno' ? 'BINGO' : theme.toUpperCase()]
  return []
}

/** Ranks rotate through the categories, so that the popular row shows games of each. */
function rankHot(games: SeedGame[]) {
  const columns = Object.entries(hotShare).map(([type, count]) =>
    games.filter((game) => game.type === type && !game.maintenance).slice(0, count),
  )
  let rank = 0
  for (let row = 0; row < 18; row++) {
    for (const column of columns) {
      const game = column[row]
      if (game) game.hotRank = ++rank
    }
  }
}

/** A vendor with a lobby has an additional entry, which no list shows. */
function lobbies(games: SeedGame[]): SeedGame[] {
  return vendors
    .filter(({ lobby }) => lobby)
    .map((vendor, i) => {
      const first = games.find((game) => game.vendor === vendor.code)!
      const nodeId = String(90_001 + i)
      return {
        ...first,
        nodeId,
        gameId: `${vendor.code}_LOBBY`,
        namePt: vendor.name,
        nameEn: vendor.name,
        isNew: false,
        hotRank: undefined,
        position: 0,
        lobby: true,
      }
    })
}
