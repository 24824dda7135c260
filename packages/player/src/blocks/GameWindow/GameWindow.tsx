import { memo, type ReactEventHandler, useRef } from 'react'
import { GameGrid } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { GameCard, type Hearts } from '../GameCard/GameCard.tsx'
import { keepPicture } from './keptPictures.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface GameWindowProps {
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
export function GameWindow({ games, vendorName, hearts }: GameWindowProps) {
  const box = useRef<HTMLDivElement>(null)
  const { from, to, above, below } = useRowWindow(box, games.length)
  return (
    <div ref={box} style={{ paddingTop: above, paddingBottom: below }} onLoadCapture={keep}>
      <GameGrid>
        {games.slice(from, to).map((game) => (
          <Tile key={game.nodeId} game={game} vendor={vendorName(game.vassalage)} hearts={hearts} />
        ))}
      </GameGrid>
    </div>
  )
}
