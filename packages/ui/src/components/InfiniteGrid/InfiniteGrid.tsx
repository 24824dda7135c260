import { Children, isValidElement, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { GameGrid } from '../GameGrid/GameGrid.tsx'
import { ListEnd, type ListEndProps } from './ListEnd.tsx'
import { grids, part } from './InfiniteGrid.css.ts'

/** Tiles of one part: full rows of two, three, four and six columns, so that parts join without a gap. */
const PART = 24

export type InfiniteGridProps = Omit<ListEndProps, 'count'> & { children: ReactNode; className?: string }

/** A GameGrid with infinite scrolling: the next page is requested before its end is visible. Section 9. */
export function InfiniteGrid({ children, className, ...end }: InfiniteGridProps) {
  const tiles = Children.toArray(children)
  const parts = Array.from({ length: Math.ceil(tiles.length / PART) }, (_, index) => tiles.slice(index * PART, (index + 1) * PART))
  return (
    <div className={clsx(grids, className)}>
      {parts.map((tilesOfPart, index) => (
        <GameGrid key={keyOf(tilesOfPart[0]) ?? index} className={part}>
          {tilesOfPart}
        </GameGrid>
      ))}
      <ListEnd count={tiles.length} {...end} />
    </div>
  )
}

const keyOf = (tile: ReactNode) => (isValidElement(tile) ? tile.key : undefined)
