import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Vendor, VendorGroup } from '@platform/sdk/games'
import { vassalagesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { type Loadable, loadable } from '@platform/ui'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { GameLobbyView } from './GameLobbyView.tsx'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { screen } from './screen.ts'

const without: readonly GameCategory[] = screen.prerender.content.without

/** The categories of the game lobby. */
const lobbyTypes = (categories: readonly GameCategory[]): GameCategory[] => categories.filter((each) => !without.includes(each))

/** Categories and their vendors; the selected category is in the address. Spec 2.7, 4. */
export function GameLobbyScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const others = lobbyTypes(merchant.categories)
  const type = others.find((each) => each === query.get('gameType')?.toUpperCase()) ?? others[0] ?? 'RNG'
  const tiles = useQuery(vassalGameTypesQuery(client))
  // Tiles render once their order is known, so that none moves; if it fails, they are in the order of the answer.
  const { data: order, isPending } = useQuery(vassalagesQuery(client))
  const vendors: Loadable<readonly Vendor[]> = loadable(tiles, ({ content }) => sortVendors(content, order?.sorting ?? [], type))
  return (
    <GameLobbyView
      types={merchant.categories}
      type={type}
      vendors={vendors.state === 'ready' && isPending ? { state: 'loading' } : vendors}
      onType={(next) => setQuery({ gameType: next }, { replace: true })}
    />
  )
}

/** The vendors of a category in the gateway's order; those without a position come last, in their original order. Spec 3, 4. */
export function sortVendors(vendors: readonly Vendor[], groups: readonly VendorGroup[], gameType: string): Vendor[] {
  const order =
    groups.find(({ gameCategory }) => gameCategory === gameType)?.vendorNames.map(({ accountTypeName }) => accountTypeName) ?? []
  const place = ({ vassalage }: Vendor) => (order.includes(vassalage) ? order.indexOf(vassalage) : order.length)
  return vendors.filter((vendor) => vendor.gameType === gameType).sort((a, b) => place(a) - place(b))
}
