import { Skeleton } from '@platform/ui'
import * as css from './GameCardSkeleton.css.ts'

/** Placeholder of a game, exactly as high as its tile, to avoid a layout shift. */
export function GameCardSkeleton({ vendor = true }: { vendor?: boolean }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape="tile" />
      <div className={css.caption}>
        <Skeleton className={css.name} />
        {vendor && <Skeleton className={css.vendor} />}
      </div>
    </div>
  )
}

/** Placeholders for a list of `count` games. */
export const gameSkeletons = (count: number) => Array.from({ length: count }, (_, index) => <GameCardSkeleton key={index} />)
