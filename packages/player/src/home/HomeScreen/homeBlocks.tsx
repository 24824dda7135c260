import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Banner } from '@platform/sdk/announcements'
import { favoriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { useFavorites } from '../../blocks/game/Favorites/useFavorites.ts'
import { homeNewsQuery } from '../../blocks/page/homeNewsQuery.ts'
import { openSite } from '../../links/openTab.ts'
import { popularTypesOf } from '../../blocks/game/popularTypesOf.ts'
import { vendorNames, vendorTiles } from '../../blocks/game/vendors.ts'
import { bannerTarget } from '../../links/bannerTarget.ts'
import type { HomeBlock } from '../../merchant/HomeBlock.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useOfferMark } from '../../merchant/useOfferMark.ts'
import { pathTo } from '../../paths.ts'
import { isOffered } from '../../session/mayVisit.ts'
import { useSession } from '../../session/useSession.ts'
import { useViewer } from '../../session/useViewer.ts'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { GameRow } from './blocks/GameRow.tsx'
import { MatchBlock } from './blocks/MatchBlock.tsx'
import { NoticeBlock } from './blocks/NoticeBlock.tsx'
import { PopularBlock } from './blocks/PopularBlock.tsx'
import { ResponsibleBlock } from './blocks/ResponsibleBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'

export interface HomeBlockProps {
  /** False while the first view is rendered without it: its data is requested all the same. */
  isShown: boolean
}

/** The blocks of home. Each requests its own data, so that one failure does not affect the others. Spec 2.3. */
export const homeBlocks: Record<HomeBlock, ComponentType<HomeBlockProps>> = {
  banner: HomeBanners,
  notices: HomeNotices,
  categories: HomeCategories,
  hotMatches: HotMatches,
  vendors: HomeVendors,
  popularGames: PopularGames,
  recentGames: RecentGames,
  favoriteGames: FavoriteGames,
  lotteries: Lotteries,
  responsibleGaming: ResponsibleGaming,
}

function HomeBanners({ isShown }: HomeBlockProps) {
  const { merchant, hero } = useMerchant()
  const news = useQuery(homeNewsQuery(useClient()))
  const mark = useOfferMark()
  const viewer = useViewer()
  const navigate = useNavigate()
  const open = ({ link }: Banner) => {
    const target = bannerTarget(link, (name) => isOffered(name, viewer))
    if (!target) return
    if ('external' in target) openSite(target.external)
    else void navigate(target.internal)
  }
  const own = hero === undefined ? undefined : { url: hero, title: merchant.name, link: pathTo('gameCenter') }
  return isShown && <BannerBlock banners={loadable(news, ({ banners }) => banners)} hero={own} mark={mark} onBanner={open} />
}

function HomeNotices({ isShown }: HomeBlockProps) {
  const news = useQuery(homeNewsQuery(useClient()))
  const navigate = useNavigate()
  return isShown && <NoticeBlock notices={loadable(news, ({ player }) => player)} onNotices={() => void navigate(pathTo('notice'))} />
}

function HomeCategories({ isShown }: HomeBlockProps) {
  const { merchant } = useMerchant()
  return isShown && <CategoryBlock categories={merchant.categories} />
}

function HotMatches({ isShown }: HomeBlockProps) {
  const news = useQuery(homeNewsQuery(useClient()))
  return isShown && <MatchBlock matches={loadable(news, ({ hot }) => hot)} />
}

function HomeVendors({ isShown }: HomeBlockProps) {
  const { merchant } = useMerchant()
  const vendors = useQuery(vassalGameTypesQuery(useClient()))
  return isShown && <VendorBlock vendors={loadable(vendors, ({ content }) => vendorTiles(content, merchant.categories))} />
}

/** What each card needs besides its game. */
function useCards() {
  const vendors = useQuery(vassalGameTypesQuery(useClient())).data?.content
  return { vendorName: vendorNames(vendors ?? []), favorites: useFavorites() }
}

function PopularGames({ isShown }: HomeBlockProps) {
  const types = popularTypesOf(useMerchant().merchant)
  const [query, setQuery] = useSearchParams()
  const type = types.find((each) => each === query.get('type')) ?? 'ALL'
  const games = useQuery(hotGamesQuery(useClient(), type === 'ALL' ? undefined : type))
  const cards = useCards()
  if (!isShown) return null
  return (
    <PopularBlock
      {...cards}
      games={loadable(games, ({ list }) => list)}
      type={type}
      types={types}
      onType={(next) => setQuery({ type: next }, { replace: true })}
    />
  )
}

function Lotteries({ isShown }: HomeBlockProps) {
  const { merchant } = useMerchant()
  const gameType = merchant.categories.find((each) => each === 'ELOTT' || each === 'LOTT')
  const games = useInfiniteQuery({ ...gameListQuery(useClient(), { gameType }), enabled: gameType !== undefined })
  const cards = useCards()
  return isShown && gameType && <GameRow kind="lotteries" games={loadable(games, ({ pages }) => pages[0]?.games ?? [])} {...cards} />
}

function RecentGames(props: HomeBlockProps) {
  return useSession() && <OwnRecentGames {...props} />
}

/** A new member has no games to continue: popular games that home does not show below fill this row. */
function OwnRecentGames({ isShown }: HomeBlockProps) {
  const client = useClient()
  const recent = useQuery(recentGamesQuery(client))
  const isNew = recent.data?.content.length === 0
  const popular = useQuery({ ...hotGamesQuery(client), enabled: isNew })
  // Read in any case: React Query renders a component at each step of a query of which nothing is read.
  const suggested = loadable(popular, ({ list }) => list.slice(12, 20))
  const cards = useCards()
  if (!isShown) return null
  const games = isNew ? suggested : loadable(recent, ({ content }) => content)
  return <GameRow kind={isNew ? 'firstGames' : 'recentGames'} games={games} {...cards} />
}

function FavoriteGames(props: HomeBlockProps) {
  return useSession() && <OwnFavoriteGames {...props} />
}

function OwnFavoriteGames({ isShown }: HomeBlockProps) {
  const games = useInfiniteQuery(favoriteGamesQuery(useClient()))
  const cards = useCards()
  return isShown && <GameRow kind="favorites" games={loadable(games, ({ pages }) => pages[0]?.content ?? [])} {...cards} />
}

function ResponsibleGaming({ isShown }: HomeBlockProps) {
  const { merchant } = useMerchant()
  return isShown && <ResponsibleBlock minimumAge={merchant.minimumAge} />
}
