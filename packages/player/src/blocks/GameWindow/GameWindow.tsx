import { memo, type ReactEventHandler, useRef } from 'react'
import { GameGrid } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard } from '../GameCard/GameCard.tsx'
import type { Hearts } from '../Favorites/Hearts.ts'
import { keepPicture } from './keptPictures.ts'
import { useRowWindow } from './useRowWindow.ts'
import { useShownGames } from './useShownGames.ts'

export interface GameWindowProps {
  /** What is listed. Another list begins at its first row, in the tiles of the last one. */
  list: string
  games: readonly Game[]
  vendorName: (code: string) => string
  hearts: Hearts
}

// A step of the window draws the tiles that come, not those that stay.
const Tile = memo(GameCard)

const keep: ReactEventHandler = ({ target }) => {
  if (target instanceof HTMLImageElement) keepPicture(target.currentSrc)
}

/** A grid of any length, of which only the rows near the screen exist. It scrolls with the page. */
export function GameWindow({ list, games, vendorName, hearts }: GameWindowProps) {
  const box = useRef<HTMLDivElement>(null)
  const { from, to, urgent, above, below } = useRowWindow(box, games.length, list)
  const shown = useShownGames(list, games, from, to, urgent)
  return (
    <div ref={box} style={{ paddingTop: above, paddingBottom: below }} onLoadCapture={keep}>
      <GameGrid>
        {shown.map(({ key, game }) => (
          <Tile key={key} game={game} vendor={vendorName(game.vassalage)} hearts={hearts} />
        ))}
      </GameGrid>
    </div>
  )
}
