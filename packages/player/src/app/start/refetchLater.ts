import type { QueryClient } from '@tanstack/react-query'

const languageDebounce = 200

/** Refetches everything 200 ms after the last change of language (section 4): the gateway answers in the player's language. */
export function refetchLater(queries: QueryClient): { start: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(() => void queries.invalidateQueries(), languageDebounce)
  }
  return { start, stop }
}
