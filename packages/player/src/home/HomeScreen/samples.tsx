import type { Announcement, Banner, HotMatch } from '@platform/sdk/announcements'
import type { Game, Vendor } from '@platform/sdk/games'
import type { Loadable } from '@platform/ui'
import { sampleGames, sampleFavorites, sampleVendorName, sampleVendors } from '../../blocks/game/samples.ts'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { GameRow } from './blocks/GameRow.tsx'
import { MatchBlock } from './blocks/MatchBlock.tsx'
import { NoticeBlock } from './blocks/NoticeBlock.tsx'
import { PopularBlock } from './blocks/PopularBlock.tsx'
import { ResponsibleBlock } from './blocks/ResponsibleBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import type { HomeViewProps } from './HomeView.tsx'

const nothing = () => undefined
const ready = <Value,>(value: Value) => ({ state: 'ready', value }) as const

/** A hot match, for stories. */
export const match = (homeTeam: string, awayTeam: string, index: number) => ({
  homeTeam,
  awayTeam,
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  league: 'Brasileirão Série A',
  matchTime: Date.parse('2026-03-01T19:00:00Z') + index * 86_400_000,
  vendor: 'AURORA',
  roomId: String(index),
  nodeId: `match-${index}`,
})

/** What the blocks of a story show. */
interface HomeContent {
  banners: Loadable<readonly Banner[]>
  notices: Loadable<readonly Announcement[]>
  matches: Loadable<readonly HotMatch[]>
  vendors: Loadable<readonly Vendor[]>
  popular: Loadable<readonly Game[]>
  lotteries: Loadable<readonly Game[]>
  /** Only for members. */
  recent?: Loadable<readonly Game[]>
  favoriteGames?: Loadable<readonly Game[]>
}

const cards = { favorites: sampleFavorites, vendorName: sampleVendorName }

/** The blocks of home with this content, for stories. */
export const blocksOf = ({ banners, notices, matches, vendors, popular, lotteries, recent, favoriteGames }: HomeContent) =>
  ({
    banner: () => <BannerBlock banners={banners} onBanner={nothing} />,
    notices: () => <NoticeBlock notices={notices} onNotices={nothing} />,
    categories: () => <CategoryBlock categories={['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT']} />,
    hotMatches: () => <MatchBlock matches={matches} />,
    vendors: () => <VendorBlock vendors={vendors} />,
    popularGames: () => (
      <PopularBlock games={popular} types={['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE']} type="RNG" onType={nothing} {...cards} />
    ),
    lotteries: () => <GameRow kind="lotteries" games={lotteries} {...cards} />,
    recentGames: () => recent && <GameRow kind="recentGames" games={recent} {...cards} />,
    favoriteGames: () => favoriteGames && <GameRow kind="favorites" games={favoriteGames} {...cards} />,
    responsibleGaming: () => <ResponsibleBlock minimumAge={21} />,
  }) satisfies HomeViewProps['blocks']

/** Content of every block, for stories. */
export const fullContent: HomeContent = {
  banners: ready([{ url: '/none.svg', title: 'Copa da sorte', link: '/m/gameList?gameType=SPORTS' }]),
  notices: ready([
    { id: '1', title: 'Manutenção na quarta às 4 h', content: '' },
    { id: '2', title: 'PIX em segundos', content: '' },
  ]),
  matches: ready([match('Flamengo', 'Palmeiras', 0), match('Grêmio', 'Internacional', 1)]),
  vendors: ready(sampleVendors(25)),
  popular: ready(sampleGames(12)),
  lotteries: ready(sampleGames(6)),
  recent: ready(sampleGames(6)),
  favoriteGames: ready(sampleGames(6)),
}

/** Every block in the same state. */
export const allOf = (state: Loadable<never>) =>
  blocksOf({
    banners: state,
    notices: state,
    matches: state,
    vendors: state,
    popular: state,
    lotteries: state,
    recent: state,
    favoriteGames: state,
  })
