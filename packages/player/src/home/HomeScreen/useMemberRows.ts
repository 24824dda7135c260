import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Game } from '@platform/sdk/games'
import { memberInfoQuery } from '@platform/sdk/query/account'
import { favoriteGamesQuery, hotGamesQuery, recentGamesQuery } from '@platform/sdk/query/games'
import { walletBalanceQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { type Loadable, loadable } from '@platform/ui'
import { useSession } from '../../session/useSession.ts'

export interface MemberRows {
  /** The member has played nothing yet: `recent` holds suggested games. */
  isNew?: boolean
  recent?: Loadable<readonly Game[]>
  favoriteGames?: Loadable<readonly Game[]>
}

/** The rows of home that only members have. Opening home also refetches the wallet and the member's data. Spec 2.3. */
export function useMemberRows(): MemberRows {
  const client = useClient()
  const enabled = useSession() !== undefined
  useQuery({ ...walletBalanceQuery(client), enabled, refetchOnMount: 'always' })
  useQuery({ ...memberInfoQuery(client), enabled, refetchOnMount: 'always' })
  const recent = useQuery({ ...recentGamesQuery(client), enabled })
  // A new member has no games to continue: popular games that home does not show below fill this row.
  const isNew = recent.data?.content.length === 0
  const popular = useQuery({ ...hotGamesQuery(client), enabled: enabled && isNew })
  const favoriteGames = useInfiniteQuery({ ...favoriteGamesQuery(client), enabled })
  // Read by guests too: a query of which nothing is read renders home again at each of its steps.
  const suggested = loadable(popular, ({ list }) => list.slice(12, 20))
  if (!enabled) return {}
  return {
    isNew,
    recent: isNew ? suggested : loadable(recent, ({ content }) => content),
    favoriteGames: loadable(favoriteGames, ({ pages }) => pages[0]?.content ?? []),
  }
}
