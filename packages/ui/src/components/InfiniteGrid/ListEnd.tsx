import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { EndReached } from './EndReached.tsx'
import * as css from './InfiniteGrid.css.ts'

/** State of the end of a list. A failed page stops paging until the player retries. */
export type ListPaging = 'more' | 'loading' | 'failed' | 'end'

export type ListEndProps = {
  /** Number of items before it. */
  count: number
  paging: ListPaging
  /** Requests the next page: 500 px before the end is visible, at most once a second. A stable function. */
  onMore: () => void
  /** Replaces the kit's own text. */
  texts?: { loading?: string; failed?: string; end?: string }
}

/**
 * The end of a list: requests the next page, shows that it loads, that it failed (with a retry) or that the list is complete. Always the
 * same height. Section 9.
 */
export function ListEnd({ count, ...props }: ListEndProps) {
  return (
    <>
      <EndReached active={props.paging === 'more'} onReach={props.onMore} />
      <End key={count} {...props} />
    </>
  )
}

// A new element behind each page: the old one does not move down the page, which would count as a layout shift.
function End({ paging, onMore, texts }: Omit<ListEndProps, 'count'>) {
  const labels = useUiLabels()
  return (
    <div className={css.end}>
      {paging === 'loading' && <Spinner size="sm" label={texts?.loading ?? labels.loading} />}
      {paging === 'failed' && (
        <Button tone="secondary" size="sm" onClick={onMore}>
          {texts?.failed ?? labels.retry}
        </Button>
      )}
      {paging === 'end' && <p className={css.endText}>{texts?.end ?? labels.listEnd}</p>}
    </div>
  )
}
