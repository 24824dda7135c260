import type { Db, SandboxMerchant } from '@platform/sandbox/seeding'
import { banners, type SeedBanner } from './catalogue/banners.ts'
import { clubsOf } from '../art/clubsOf.ts'
import { allCategories } from './catalogue/categories.ts'
import type { SeedGame } from './catalogue/games.ts'
import { agentNotices, lobbyNotices, notices, popups } from './catalogue/notices.ts'
import { insertRows } from './insertRows.ts'

const DAY = 86_400_000
type Words = [pt: string, en: string]

/** Banners, notices, pop-ups and the hot matches of one merchant. */
export async function seedAnnouncements(db: Db, merchant: SandboxMerchant, games: readonly SeedGame[], now: number): Promise<void> {
  const row = (kind: string, position: number, title: Words, content: Words, more: Record<string, unknown> = {}) => ({
    merchant: merchant.code,
    kind,
    group_name: 'm_home',
    execution: null,
    title_pt: title[0],
    title_en: title[1],
    content_pt: content[0],
    content_en: content[1],
    image_pt: '',
    image_en: '',
    link: '',
    position,
    starts_at: now - 90 * DAY,
    ...more,
  })
  const categories = merchant.categories ?? allCategories
  const isOffered = ({ needs }: { needs?: string }) => !needs || categories.includes(needs)
  const offeredGames = games.filter(({ type }) => categories.includes(type))
  const hundreds = String(Math.floor(offeredGames.length / 100) * 100)
  const makers = String(new Set(offeredGames.map(({ vendor }) => vendor)).size)
  const withCounts = (words: Words) =>
    words.map((text) =>
      text
        .replace('{games}', hundreds)
        .replace('{vendors}', makers)
        .replace('{age}', String(merchant.minimumAge ?? 18)),
    ) as Words
  const banner = (group: string) => (it: SeedBanner, position: number) =>
    row('B', position, [it.pt.title, it.en.title], ['', ''], {
      group_name: group,
      link: it.link,
      image_pt: `/cdn/banners/${it.id}.pt.svg`,
      image_en: `/cdn/banners/${it.id}.en.svg`,
    })
  await insertRows(db, 'announcements', [
    ...homeBanners(merchant).map(banner('m_home')),
    ...banners.filter(({ id }) => id === 'cadastro').map(banner('m_reg')),
    ...notices
      .filter(isOffered)
      .map(({ title, content }, i) => row('PL', i, withCounts(title), content, { starts_at: now - (i * 4 + 1) * DAY })),
    ...popups.map(({ title, content, execution }, i) => row('PU', i, title, withCounts(content), { execution })),
    ...lobbyNotices.map(({ title, content }, i) => row('LB', i, withCounts(title), content)),
    ...agentNotices.map(({ title, content }, i) => row('A', i, title, content, { starts_at: now - (i * 3 + 2) * DAY })),
  ])
  await insertRows(db, 'hot_matches', matchesOf(merchant, games))
}

/** In the order in which the merchant lists its categories, so that each brand opens with its main one. */
function homeBanners({ categories = allCategories }: SandboxMerchant): SeedBanner[] {
  const rank = ({ needs = '', suits }: SeedBanner) => Math.min(...[needs, suits ?? needs].map((type) => placeOf(type, categories)))
  return banners
    .filter(({ needs }) => needs && categories.includes(needs))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 5)
}

const placeOf = (type: string, categories: readonly string[]) => {
  const place = categories.indexOf(type)
  return place < 0 ? categories.length : place
}

const leagues: Words[] = [
  ['Copa do Litoral', 'Coast Cup'],
  ['Liga Serra e Mar', 'Hills & Sea League'],
  ['Torneio de Verão', 'Summer Tournament'],
]
/** Day and minute of kick-off, in the platform's own time. */
const kickOffs: [day: number, minute: number][] = [
  [0, 19 * 60],
  [0, 21 * 60 + 30],
  [1, 16 * 60],
  [1, 18 * 60 + 30],
  [2, 20 * 60],
  [3, 11 * 60],
]

/** Matches with the two clubs of their game; a tap opens that game. */
function matchesOf({ code, categories }: SandboxMerchant, games: readonly SeedGame[]) {
  if (categories && !categories.includes('SPORTS')) return []
  const playable = games.filter(({ type, maintenance, lobby }) => type === 'SPORTS' && !maintenance && !lobby)
  const ofEachClub = new Map(playable.toReversed().map((game) => [clubsOf(game.nodeId)[0].code, game]))
  const matchGames = [...ofEachClub.values()].slice(0, kickOffs.length)
  return matchGames.map((game, position) => {
    const [home, away] = clubsOf(game.nodeId)
    const [day_offset, minute_of_day] = kickOffs[position]!
    const league = leagues[position % leagues.length]!
    return {
      merchant: code,
      home_team_pt: home.pt,
      home_team_en: home.en,
      away_team_pt: away.pt,
      away_team_en: away.en,
      home_team_image: `/cdn/teams/${home.code}.svg`,
      away_team_image: `/cdn/teams/${away.code}.svg`,
      league_pt: league[0],
      league_en: league[1],
      day_offset,
      minute_of_day,
      vendor: game.vendor,
      room_id: game.gameId,
      node_id: game.nodeId,
      position,
    }
  })
}
