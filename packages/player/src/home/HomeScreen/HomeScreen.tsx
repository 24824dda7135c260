import { useDeferredValue } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { Banner } from '@platform/sdk/announcements'
import { gameListQuery, hotGamesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { loadable, useIsLive } from '@platform/ui'
import { useFavorites } from '../../blocks/Favorites/useFavorites.ts'
import { SearchEntry } from '../../blocks/GameSearch/SearchEntry.tsx'
import { homeNewsQuery } from '../../blocks/homeNewsQuery.ts'
import { openSite } from '../../blocks/openTab.ts'
import { vendorNames, vendorTiles } from '../../blocks/vendors.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { isOffered } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'
import { popularTypesOf } from '../../blocks/popularTypesOf.ts'
import { bannerTarget } from '../../links/bannerTarget.ts'
import { HomeView } from './HomeView.tsx'
import { useMemberRows } from './useMemberRows.ts'

/** Home of guests and members. Every block requests its own data, so that one failure does not affect the others. Spec 2.3. */
export function HomeScreen() {
  const { merchant, hero } = useMerchant()
  const client = useClient()
  const [query, setQuery] = useSearchParams()
  const shows = (block: (typeof merchant.home)[number]) => merchant.home.includes(block)
  const popularTypes = popularTypesOf(merchant)
  const type = popularTypes.find((each) => each === query.get('type')) ?? 'ALL'

  const member = useMemberRows()
  const news = useQuery(homeNewsQuery(client))
  const vendors = useQuery(vassalGameTypesQuery(client))
  const popular = useQuery({ ...hotGamesQuery(client, type === 'ALL' ? undefined : type), enabled: shows('popularGames') })
  const lottery = merchant.categories.find((each) => each === 'ELOTT' || each === 'LOTT')
  const lotteries = useInfiniteQuery({
    ...gameListQuery(client, { gameType: lottery }),
    enabled: shows('lotteries') && lottery !== undefined,
  })
  const isLive = useIsLive()
  const isBack = useNavigationType() === 'POP'
  // Deferred: what is below the first view is rendered in tasks of its own, after the hydration or a tap. Not on the way back, to a place further down.
  const isComplete = useDeferredValue(isLive, isLive && isBack)
  const act = useHomeActions()

  return (
    <HomeView
      order={merchant.home}
      search={<SearchEntry bar />}
      firstViewOnly={!isComplete}
      categories={merchant.categories}
      minimumAge={merchant.minimumAge}
      hero={hero === undefined ? undefined : { url: hero, title: merchant.name, link: pathTo('gameCenter') }}
      banners={loadable(news, (answer) => answer.banners)}
      notices={loadable(news, (answer) => answer.player)}
      matches={loadable(news, (answer) => answer.hot)}
      vendors={loadable(vendors, ({ content }) => vendorTiles(content, merchant.categories))}
      popular={loadable(popular, ({ list }) => list)}
      popularTypes={popularTypes}
      popularType={type}
      lotteries={loadable(lotteries, ({ pages }) => pages[0]?.games ?? [])}
      recent={member.recent}
      isNew={member.isNew}
      favoriteGames={member.favoriteGames}
      favorites={useFavorites()}
      vendorName={vendorNames(vendors.data?.content ?? [])}
      onBanner={act.openBanner}
      onNotices={act.openNotices}
      onPopularType={(next) => setQuery({ type: next }, { replace: true })}
    />
  )
}

/** The handlers of taps. */
function useHomeActions() {
  const viewer = useViewer()
  const navigate = useNavigate()

  const openBanner = ({ link }: Banner) => {
    const target = bannerTarget(link, (name) => isOffered(name, viewer))
    if (!target) return
    if ('external' in target) openSite(target.external)
    else void navigate(target.internal)
  }
  const openNotices = () => void navigate(pathTo('notice'))
  return { openBanner, openNotices }
}
