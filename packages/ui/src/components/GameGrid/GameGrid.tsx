import { Children, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { grid } from './GameGrid.css.ts'

/** Tiles in as many columns as fit: three at 390 px for square and portrait tiles, two for wide ones. Each child becomes a list item. */
export function GameGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul {...props} className={clsx(grid, className)}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
