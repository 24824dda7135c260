import { useQuery } from '@tanstack/react-query'
import { namesPrizes } from '@platform/sdk/markets'
import { settingsQuery } from '@platform/sdk/query/account'
import { gameInfoQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import type { Game } from '@platform/sdk/games'
import { BottomSheet } from '@platform/ui/overlays'
import { loadable } from '@platform/ui'
import { pathTo } from '../../../paths.ts'
import { launchPath } from '../launchTarget.ts'
import type { Favorites } from '../Favorites/Favorites.ts'
import { useMarket } from '../../../merchant/useMarket.ts'
import { useLinkTo } from '../../../session/useViewer.ts'
import { QuickSheetView } from './QuickSheetView.tsx'

export interface QuickSheetProps {
  game: Game
  vendor: string
  favorites: Favorites
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The quick sheet of a game: opened by a long press on its tile, or the context-menu key. */
export function QuickSheet({ game, vendor, favorites, open, onOpenChange }: QuickSheetProps) {
  const client = useClient()
  const linkTo = useLinkTo()
  const info = loadable(useQuery(gameInfoQuery(client, game.nodeId)))
  const symbol = useQuery(settingsQuery(client)).data?.currencySymbol ?? ''
  const favorite = favorites.has(game.nodeId)
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={game.gameName}>
      <QuickSheetView
        vendor={vendor}
        favorite={favorite}
        info={info}
        namesPrizes={namesPrizes(useMarket())}
        symbol={symbol}
        playHref={launchPath(game)}
        trialHref={game.supportPlay ? linkTo('trial') : undefined}
        vendorHref={pathTo('gameList', { gameType: game.gameType, vassalage: game.vassalage })}
        onLeave={() => onOpenChange(false)}
        onFavorite={() => favorites.toggle(game, !favorite)}
      />
    </BottomSheet>
  )
}
