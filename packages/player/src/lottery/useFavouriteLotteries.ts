import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useRequireSession } from '../session/useRequireSession.ts'
import { useSession } from '../session/useSession.ts'
import { lotteryEntries } from '../storage/lotteryEntries.ts'
import { isFavourite, withFavourite } from './favouriteLotteries.ts'

/** Which lotteries a player keeps, and what a tap on a heart does. */
export interface Favourites {
  has: (gameId: string) => boolean
  toggle: (gameId: string, favourite: boolean) => void
}

/** The player's lotteries, kept on this device by user name (section 3); a guest signs in first, then it is done. */
export function useFavouriteLotteries(): Favourites {
  const { session } = useClient()
  const userName = useSession()?.userName
  const t = useTranslations('games.favorite')
  const error = useTranslations('errors')
  const requireSession = useRequireSession()
  const [kept, setKept] = useState(() => lotteryEntries.favourites.get())

  const change = (gameId: string, favourite: boolean) => {
    // Whoever is signed in by now: the guest who tapped has become somebody.
    const name = session.get()?.userName
    if (name === undefined) return
    const next = withFavourite(lotteryEntries.favourites.get(), name, gameId, favourite)
    lotteryEntries.favourites.set(next)
    setKept(next)
    toasts.success(t(favourite ? 'added' : 'removed'))
  }
  return {
    has: (gameId) => isFavourite(kept, userName, gameId),
    toggle: (gameId, favourite) => requireSession(() => change(gameId, favourite), error('in_logged_login')),
  }
}
