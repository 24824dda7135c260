import type { ReactNode } from 'react'
import {
  DepositIcon,
  GridIcon,
  HelpIcon,
  HistoryIcon,
  HomeIcon,
  InviteIcon,
  LotteryIcon,
  MemberIcon,
  PlayIcon,
  PromotionsIcon,
} from '@platform/ui'
import type { RouteName } from '../routes.ts'

/** Icons of the routes that a tab can link to: the part of `routeIcons` in the first load. */
export const tabIcons = {
  home: <HomeIcon />,
  activity: <PromotionsIcon />,
  deposit: <DepositIcon />,
  inviteFriends: <InviteIcon />,
  mine: <MemberIcon />,
  lottery: <LotteryIcon />,
  gameList: <GridIcon />,
  gameRecord: <HistoryIcon />,
  trial: <PlayIcon />,
  help: <HelpIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>
