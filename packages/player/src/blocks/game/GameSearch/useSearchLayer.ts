import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface SearchState {
  search?: string
}

/** Whether the search layer is open, and its text. Both are in the history entry: back closes it, and return from a game restores it. */
export function useSearchLayer() {
  const { pathname, search: query, state } = useLocation()
  const navigate = useNavigate()
  const stored = state as SearchState | null
  const here = pathname + query
  const go = useCallback(
    (text: string, replace: boolean) => void navigate(here, { replace, state: { search: text } satisfies SearchState }),
    [navigate, here],
  )
  return {
    open: typeof stored?.search === 'string',
    text: typeof stored?.search === 'string' ? stored.search : '',
    show: useCallback((text = '') => go(text, false), [go]),
    setText: useCallback((text: string) => go(text, true), [go]),
    close: useCallback(() => void navigate(-1), [navigate]),
  }
}
