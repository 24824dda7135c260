import { Card, Skeleton } from '@platform/ui'
import * as css from './lines.css.ts'

/** Skeleton of a list of announcements, messages or tickets. */
export function LinesSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Card flush aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.place}>
          <Skeleton shape="circle" className={css.placeIcon} />
          <span className={css.placeText}>
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </Card>
  )
}
