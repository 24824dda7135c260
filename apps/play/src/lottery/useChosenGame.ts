import { useSyncExternalStore } from 'react'

const inHash = () => /^#\/([\w-]*)$/.exec(location.hash)?.[1]

/** The target of the launch: `view` and `code` of its address. */
function launched(): string {
  const query = new URLSearchParams(location.search)
  const code = query.get('code') ?? ''
  return query.get('view') === 'lobby' || code === 'lobby' ? '' : code
}

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The open lottery, '' for the lobby: in the hash, so that the browser's Back works. */
export function useChosenGame() {
  const gameCode = useSyncExternalStore(listen, () => inHash() ?? launched())
  return { gameCode, choose: (code: string) => void (location.hash = `/${code}`) }
}
