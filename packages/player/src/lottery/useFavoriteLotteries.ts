import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/useSession.ts'
import { lotteryEntries } from '../storage/lotteryEntries.ts'
import { isFavorite, withFavorite } from './favoriteLotteries.ts'

/** Which lotteries a player keeps, and what a tap on a heart does. */
export interface Favorites {
  has: (gameId: string) => boolean
  toggle: (gameId: string, favorite: boolean) => void
}

/** The player's lotteries, kept on this device by user name (section 3); a guest signs in first, then it is done. */
export function useFavoriteLotteries(): Favorites {
  const { session } = useClient()
  const userName = useSession()?.userName
  const t = useTranslations('games.favorite')
  const error = useTranslations('errors')
  const requireSession = useRequireSession()
  const [kept, setKept] = useState(() => lotteryEntries.favorites.get())

  const change = (gameId: string, favorite: boolean) => {
    // Whoever is signed in by now: the guest who tapped has become somebody.
    const name = session.get()?.userName
    if (name === undefined) return
    const next = withFavorite(lotteryEntries.favorites.get(), name, gameId, favorite)
    lotteryEntries.favorites.set(next)
    setKept(next)
    toasts.success(t(favorite ? 'added' : 'removed'))
  }
  return {
    has: (gameId) => isFavorite(kept, userName, gameId),
    toggle: (gameId, favorite) => requireSession(() => change(gameId, favorite), error('in_logged_login')),
  }
}
