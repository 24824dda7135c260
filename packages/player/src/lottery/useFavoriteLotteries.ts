import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/useSession.ts'
import { lotteryEntries } from '../storage/lotteryEntries.ts'
import { isFavorite, withFavorite } from './favoriteLotteries.ts'

/** The favorite lotteries of a player, and the effect of a tap on a heart. */
export interface Favorites {
  has: (gameId: string) => boolean
  toggle: (gameId: string, favorite: boolean) => void
}

/** The player's favorites, stored on this device by user name (section 3); a guest signs in first, then the change is made. */
export function useFavoriteLotteries(): Favorites {
  const { session } = useClient()
  const userName = useSession()?.userName
  const t = useTranslations('games.favorite')
  const error = useTranslations('errors')
  const requireSession = useRequireSession()
  const [favorites, setFavorites] = useState(() => lotteryEntries.favorites.get())

  const change = (gameId: string, favorite: boolean) => {
    // The current session: the guest who tapped may have signed in.
    const name = session.get()?.userName
    if (name === undefined) return
    const next = withFavorite(lotteryEntries.favorites.get(), name, gameId, favorite)
    lotteryEntries.favorites.set(next)
    setFavorites(next)
    toasts.success(t(favorite ? 'added' : 'removed'))
  }
  return {
    has: (gameId) => isFavorite(favorites, userName, gameId),
    toggle: (gameId, favorite) => requireSession(() => change(gameId, favorite), error('in_logged_login')),
  }
}
