import { Button, Spinner } from '@platform/ui'
import { EndReached } from '../EndReached/EndReached.tsx'
import type { Paging } from '../paging.ts'
import * as css from './PagedEnd.css.ts'

export interface PagedEndProps {
  /** How many items stand before it. */
  count: number
  paging: Paging
  onMore: () => void
  texts: { loading: string; failed: string; end: string }
}

/** Behind a list: asks for the next page, shows that it comes, that it failed (with a retry) or that there is none. Always the same height. */
export function PagedEnd({ count, paging, onMore, texts }: PagedEndProps) {
  return (
    <>
      <EndReached active={paging === 'more'} onReach={onMore} />
      <End key={count} paging={paging} onMore={onMore} texts={texts} />
    </>
  )
}

// A new one behind each page: the old one does not jump down the page, which would count as a layout shift.
function End({ paging, onMore, texts }: Omit<PagedEndProps, 'count'>) {
  return (
    <div className={css.end}>
      {paging === 'loading' && <Spinner size="sm" label={texts.loading} />}
      {paging === 'failed' && (
        <Button tone="secondary" size="sm" onClick={onMore}>
          {texts.failed}
        </Button>
      )}
      {paging === 'end' && <p className={css.text}>{texts.end}</p>}
    </div>
  )
}
