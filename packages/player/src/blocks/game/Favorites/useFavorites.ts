import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { addFavoriteMutation, favoriteIdsQuery, removeFavoriteMutation } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useRequireSession } from '../../../session/useRequireSession.ts'
import { useSession } from '../../../session/useSession.ts'
import type { Favorites } from './Favorites.ts'

/** The member's favorites: a toggle is optimistic, with a rollback if the gateway refuses; a guest signs in first. Spec 6, 8. */
export function useFavorites(): Favorites {
  const client = useClient()
  const signedIn = useSession() !== undefined
  const { data } = useQuery({ ...favoriteIdsQuery(client), enabled: signedIn })
  const ids = useMemo(() => new Set(signedIn ? data : undefined), [signedIn, data])
  const change = useChange()
  const requireSession = useRequireSession()
  const t = useTranslations('errors')
  const toggle: Favorites['toggle'] = (game, favorite) => requireSession(() => change(game, favorite), t('in_logged_login'))
  return { known: data !== undefined, has: (nodeId) => ids.has(nodeId), toggle }
}

function useChange() {
  const client = useClient()
  const { mutate: add } = useMutation(addFavoriteMutation(client))
  const { mutate: remove } = useMutation(removeFavoriteMutation(client))
  const t = useTranslations('games.favorite')
  return useCallback(
    ({ nodeId, vassalage }: { nodeId: string; vassalage: string }, favorite: boolean) => {
      const tell = { onSuccess: () => toasts.success(t(favorite ? 'added' : 'removed')), onError: () => toasts.error(t('failed')) }
      ;(favorite ? add : remove)({ nodeId, vendor: vassalage }, tell)
    },
    [add, remove, t],
  )
}
