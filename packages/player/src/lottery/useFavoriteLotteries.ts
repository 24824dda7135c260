import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/useSession.ts'
import { lotteryEntries } from '../storage/lotteryEntries.ts'

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

/** The shape of LOTTFAV (section 3): user name → game ids, newest first. */
type LotteryFavorites = Record<string, string[]>

export const isFavorite = (all: LotteryFavorites | undefined, userName: string | undefined, gameId: string): boolean =>
  userName !== undefined && all !== undefined && Object.hasOwn(all, userName) && all[userName]!.includes(gameId)

/** The favorites after a tap on a heart; those of other players of this device stay as they are. */
export function withFavorite(all: LotteryFavorites = {}, userName: string, gameId: string, favorite: boolean): LotteryFavorites {
  const others = (Object.hasOwn(all, userName) ? all[userName]! : []).filter((id) => id !== gameId)
  return { ...all, [userName]: favorite ? [gameId, ...others] : others }
}
