import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Picks.css.ts'

export interface MarkedPick {
  text: string
  /** Only of a pick that hit: read out after its text, such as `hit 2 times`. */
  hit?: string | undefined
}

export type PicksProps = {
  /** The picks by place; a place without any shows a dash. */
  groups: readonly (readonly MarkedPick[])[]
}

/** The picks of a bet; hits are marked, visibly and for screen readers. */
export function Picks({ groups }: PicksProps) {
  return (
    <span className={css.picks} translate="no">
      {groups.map((group, place) => (
        // The index is the only identity of a place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={css.group}>
          {group.length === 0 && <span>–</span>}
          {group.map(({ text, hit }) => (
            <span key={text} className={css.pick} data-hit={hit && ''}>
              <span>{text} </span>
              {hit && <VisuallyHidden>{`(${hit}) `}</VisuallyHidden>}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
