import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Mission } from '@platform/sdk/rewards'
import { settingsQuery } from '@platform/sdk/query/account'
import { leaderBoardQuery, missionsQuery } from '@platform/sdk/query/rewards'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useClaim } from '../useClaim.tsx'
import { LeaderBoardView } from './LeaderBoardView.tsx'
import { missionTabs } from './missionTabs.ts'

const byBets = new Set(['stake', 'bets', 'games', 'days'])

/** `/m/leaderBoard` (2.1): missions by their period, and the leaderboard of the week. The tab is in the address. */
export function LeaderBoardScreen() {
  const client = useClient()
  const linkTo = useLinkTo()
  const [query, setQuery] = useSearchParams()
  const tab = missionTabs.find((one) => one === query.get('tab')) ?? 'daily'
  const { currencySymbol: symbol } = useSuspenseQuery(settingsQuery(client)).data
  const missions = useQuery({ ...missionsQuery(client), enabled: tab !== 'ranking' })
  const board = useQuery({ ...leaderBoardQuery(client), enabled: tab === 'ranking' })
  const wayOf = ({ goal, gameType }: Mission) => {
    if (goal === 'visits') return undefined
    if (!byBets.has(goal)) return linkTo('securityCenter')
    return gameType ? linkTo('gameList', { gameType }) : linkTo('gameCenter')
  }
  return (
    <LeaderBoardView
      tab={tab}
      missions={loadable(missions, (answer) => answer.missions.filter(({ kind }) => kind === tab))}
      board={loadable(board)}
      symbol={symbol}
      claiming={useClaim(symbol)}
      wayOf={wayOf}
      prizesHref={linkTo('rewardCenter', { source: 'ranking' })}
      gamesHref={pathTo('gameCenter')}
      onTab={(next) => setQuery(next === 'daily' ? {} : { tab: next }, { replace: true })}
    />
  )
}
