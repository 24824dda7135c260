/** The state after the last item of a list. A failed page stops paging until the player retries. Spec 8. */
export type Paging = 'more' | 'loading' | 'failed' | 'end'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
}

export function pagingOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: Pages): Paging {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'more' : 'end'
}
