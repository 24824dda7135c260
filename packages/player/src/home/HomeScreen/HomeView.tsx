import { Fragment, type ReactNode } from 'react'
import type { Announcement, Banner, HotMatch } from '@platform/sdk/announcements'
import type { Game, Vendor } from '@platform/sdk/games'
import type { Loadable } from '@platform/ui'
import type { PopularType } from '../../blocks/popularTypesOf.ts'
import type { Favorites } from '../../blocks/Favorites/Favorites.ts'
import type { HomeBlock } from '../../merchant/HomeBlock.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { BannerBlock } from './blocks/BannerBlock.tsx'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { GameRow } from './blocks/GameRow.tsx'
import { MatchBlock } from './blocks/MatchBlock.tsx'
import { NoticeBlock } from './blocks/NoticeBlock.tsx'
import { PopularBlock } from './blocks/PopularBlock.tsx'
import { ResponsibleBlock } from './blocks/ResponsibleBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import * as css from './HomeView.css.ts'

export interface HomeViewProps {
  /** Blocks in the merchant's order. */
  order: readonly HomeBlock[]
  /** The bar that opens the search. */
  search?: ReactNode
  /** Leaves out the blocks below the fold. */
  firstViewOnly?: boolean
  categories: readonly GameCategory[]
  banners: Loadable<readonly Banner[]>
  hero?: Banner
  notices: Loadable<readonly Announcement[]>
  matches: Loadable<readonly HotMatch[]>
  vendors: Loadable<readonly Vendor[]>
  popular: Loadable<readonly Game[]>
  /** Tabs of the popular games, and the selected one. */
  popularTypes: readonly PopularType[]
  popularType: PopularType
  lotteries: Loadable<readonly Game[]>
  /** Only for members; their space is reserved from the first paint. */
  recent?: Loadable<readonly Game[]>
  favoriteGames?: Loadable<readonly Game[]>
  /** The member has played nothing yet: `recent` are suggested games. */
  isNew?: boolean
  minimumAge: number
  favorites: Favorites
  vendorName: (code: string) => string
  onBanner: (banner: Banner) => void
  onNotices: () => void
  onPopularType: (type: PopularType) => void
}

/** Home: blocks in the merchant's order, each with its space reserved from the first paint. Spec 2.3. */
export function HomeView({ order, search, firstViewOnly = false, ...props }: HomeViewProps) {
  const shown = firstViewOnly ? order.slice(0, FIRST_VIEW) : order
  return (
    <div className={css.page}>
      {search && <div className={css.section}>{search}</div>}
      {shown.map((block) => (
        <Fragment key={block}>{draw[block](props)}</Fragment>
      ))}
    </div>
  )
}

/** How many blocks a phone shows at first, below the search: with header and tab bar these fill 788 px or more. One may be for members only. */
const FIRST_VIEW = 5

type BlockProps = Omit<HomeViewProps, 'order' | 'search' | 'firstViewOnly'>

const draw: Record<HomeBlock, (props: BlockProps) => ReactNode> = {
  banner: ({ banners, hero, onBanner }) => <BannerBlock banners={banners} hero={hero} onBanner={onBanner} />,
  notices: ({ notices, onNotices }) => <NoticeBlock notices={notices} onNotices={onNotices} />,
  categories: ({ categories }) => <CategoryBlock categories={categories} />,
  hotMatches: ({ matches }) => <MatchBlock matches={matches} />,
  vendors: ({ vendors }) => <VendorBlock vendors={vendors} />,
  popularGames: ({ popular, popularType, popularTypes, favorites, vendorName, onPopularType }) => (
    <PopularBlock
      games={popular}
      type={popularType}
      types={popularTypes}
      favorites={favorites}
      vendorName={vendorName}
      onType={onPopularType}
    />
  ),
  lotteries: ({ lotteries, favorites, vendorName }) => (
    <GameRow kind="lotteries" games={lotteries} favorites={favorites} vendorName={vendorName} />
  ),
  responsibleGaming: ({ minimumAge }) => <ResponsibleBlock minimumAge={minimumAge} />,
  recentGames: ({ recent, isNew, favorites, vendorName }) =>
    recent && <GameRow kind={isNew ? 'firstGames' : 'recentGames'} games={recent} favorites={favorites} vendorName={vendorName} />,
  favoriteGames: ({ favoriteGames, favorites, vendorName }) =>
    favoriteGames && <GameRow kind="favorites" games={favoriteGames} favorites={favorites} vendorName={vendorName} />,
}
