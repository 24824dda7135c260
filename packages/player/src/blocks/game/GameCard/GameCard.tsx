import { useState } from 'react'
import type { Game } from '@platform/sdk/games'
import { GameTile, lazySheet } from '@platform/ui'
import { RoomLabel } from '../RoomLabel.tsx'
import { launchPath } from '../launchTarget.ts'
import type { Favorites } from '../Favorites/Favorites.ts'

const QuickSheet = lazySheet(async () => (await import('../QuickSheet/QuickSheet.tsx')).QuickSheet)

export interface GameCardProps {
  game: Game
  /** The vendor's name. */
  vendor?: string
  favorites?: Favorites
  onOpen?: () => void
}

/** A game as a tile that opens it, with a favorite toggle; a long press or the context-menu key opens its quick sheet. */
export function GameCard({ game, vendor, favorites, onOpen }: GameCardProps) {
  // The sheet is fetched when it first opens; undefined until then.
  const [sheet, setSheet] = useState<boolean>()
  const tile = (
    <GameTile
      name={game.gameName}
      vendor={vendor}
      image={game.iconUrl}
      href={launchPath(game)}
      onClick={onOpen}
      badge={game.roomType && <RoomLabel short room={game.roomType} />}
      maintenance={!game.supportPlay}
      favorite={favorites?.has(game.nodeId)}
      onFavorite={favorites && ((favorite) => favorites.toggle(game, favorite))}
      onLongPress={favorites && (() => setSheet(true))}
    />
  )
  if (sheet === undefined || !favorites) return tile
  return (
    <>
      {tile}
      <QuickSheet game={game} vendor={vendor ?? game.vassalage} favorites={favorites} open={sheet} onOpenChange={setSheet} />
    </>
  )
}
