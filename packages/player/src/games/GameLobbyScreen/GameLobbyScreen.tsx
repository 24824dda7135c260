import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { vassalagesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { loadable } from '../../blocks/Loadable.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { GameLobbyView } from './GameLobbyView.tsx'
import { sortVendors } from './sortVendors.ts'

/** Categories and their vendors; the category is in the address. Spec 2.7, 4. */
export function GameLobbyScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const others = merchant.categories.filter((each) => each !== 'ELOTT')
  const type = others.find((each) => each === query.get('gameType')?.toUpperCase()) ?? others[0] ?? 'RNG'
  const tiles = useQuery(vassalGameTypesQuery(client))
  // Without the sorting the tiles stand as they came.
  const sorting = useQuery(vassalagesQuery(client)).data?.sorting ?? []
  return (
    <GameLobbyView
      types={merchant.categories}
      type={type}
      vendors={loadable(tiles, ({ content }) => sortVendors(content, sorting, type))}
      onType={(next) => setQuery({ gameType: next }, { replace: true })}
    />
  )
}
