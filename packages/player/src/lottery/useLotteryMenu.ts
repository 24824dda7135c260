import { type QueryFunction, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useEffect, useMemo, useState } from 'react'
import { type LotteryMenuGroup, type PrizeMode, refreshDelay, saleDeadline, type Timed } from '@platform/sdk/lottery'
import { lotteryMenuQuery } from '@platform/sdk/query/lottery'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable, pause, useClockJump } from '@platform/ui'
import type { TimedGame } from './DrawList.tsx'
import { storeMenu, type StoredMenu, storedMenu } from './storedMenu.ts'
import { hasTimes } from './untimed.ts'

export interface TimedGroup extends Omit<LotteryMenuGroup, 'gameMenus'> {
  gameMenus: TimedGame[]
}

type Menu = Timed<StoredMenu>

/** With a stored list of quick lotteries on the screen the call takes at least a second (section 4). */
const STORED_MENU_MS = 1000

const groupsIn = ({ answer }: Menu) => Object.values(answer).filter((group) => group !== undefined)
const gamesIn = (menu: Menu | undefined) => (menu ? groupsIn(menu).flatMap(({ gameMenus }) => gameMenus) : [])

function groupsOf(menu: Menu, current: boolean): TimedGroup[] {
  const withDeadline = (game: LotteryMenuGroup['gameMenus'][number]) => ({
    ...game,
    deadline: current ? saleDeadline(game, menu) : undefined,
  })
  return groupsIn(menu).map((group) => ({ ...group, gameMenus: group.gameMenus.map(withDeadline) }))
}

/** The tabs of the lobby, requested again when the first of their draws ends, and after a sleep. Sections 2.8, 4. */
export function useLotteryMenu(mode: PrizeMode, enabled = true): Loadable<readonly TimedGroup[]> {
  const client = useClient()
  const queries = useQueryClient()
  const language = useLocale()
  const earlierMenu = useMemo(() => storedMenu(mode, language), [mode, language])
  const query = lotteryMenuQuery(client, mode)
  const { queryKey } = query
  const menu = useQuery({
    ...query,
    enabled,
    queryFn: async (context) => {
      const first = queries.getQueryData(queryKey) === undefined
      const [answer] = await Promise.all([
        (query.queryFn as QueryFunction<Menu>)(context),
        mode === 'Elott' && earlierMenu && first && pause(STORED_MENU_MS),
      ])
      return answer
    },
    placeholderData: earlierMenu,
    // After a failure the player retries: each automatic request would replace the error state with a skeleton.
    refetchInterval: ({ state }) => (state.data && hasTimes(state.data) ? refreshDelay(gamesIn(state.data)) : false),
  })
  const { isPlaceholderData } = menu
  // The content of the page, from when it was rendered, shows until this visit's first answer.
  const data = menu.isError && menu.data && !hasTimes(menu.data) ? undefined : menu.data
  const isCurrent = data !== undefined && !isPlaceholderData && hasTimes(data)

  // An answer from before a sleep is out of date.
  const [awake, setAwake] = useState(0)
  useClockJump(() => {
    setAwake(performance.now())
    void queries.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    if (isCurrent) storeMenu(mode, language, data.answer)
    // An answer in another language is not stored under this one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `language` is that of the answer when it comes
  }, [data, isCurrent, mode])

  const groups = useMemo(() => data && groupsOf(data, isCurrent && data.received >= awake), [data, isCurrent, awake])
  return loadable({ ...menu, data: groups })
}
