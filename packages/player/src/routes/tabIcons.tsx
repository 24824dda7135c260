// Written by `npm run gen -- screens` from the folders of the screens.
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

/** Icons of the routes that a tab can link to: the part of `routeIcons` in the first load. */
export const tabIcons = {
  activity: <PromotionsIcon />,
  deposit: <DepositIcon />,
  gameList: <GridIcon />,
  gameRecord: <HistoryIcon />,
  help: <HelpIcon />,
  home: <HomeIcon />,
  inviteFriends: <InviteIcon />,
  lottery: <LotteryIcon />,
  mine: <MemberIcon />,
  trial: <PlayIcon />,
}
