import { memo, type ReactEventHandler, useRef } from 'react'
import { GameGrid } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard } from '../../../blocks/game/GameCard/GameCard.tsx'
import type { Favorites } from '../../../blocks/game/Favorites/Favorites.ts'
import { cachePicture } from './cachedPictures.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useShownGames } from './useShownGames.ts'

export interface GameWindowProps {
  /** Identifies the list. A new list starts at its first row and reuses the tiles of the previous one. */
  list: string
  games: readonly Game[]
  vendorName: (code: string) => string
  favorites: Favorites
}

// Scrolling renders only the tiles that are added.
const Tile = memo(GameCard)

const keep: ReactEventHandler = ({ target }) => {
  if (target instanceof HTMLImageElement) cachePicture(target.currentSrc)
}

/** A virtualized grid: only the rows near the viewport are rendered. It scrolls with the page. */
export function GameWindow({ list, games, vendorName, favorites }: GameWindowProps) {
  const box = useRef<HTMLDivElement>(null)
  const { from, to, urgent, above, below } = useRowWindow(box, games.length, list)
  const shown = useShownGames(list, games, from, to, urgent)
  // The policy refuses styles in the markup of a page.
  const space = above + below > 0 ? { paddingTop: above, paddingBottom: below } : undefined
  return (
    <div ref={box} style={space} onLoadCapture={keep}>
      <GameGrid>
        {shown.map(({ key, game }) => (
          <Tile key={key} game={game} vendor={vendorName(game.vassalage)} favorites={favorites} />
        ))}
      </GameGrid>
    </div>
  )
}
