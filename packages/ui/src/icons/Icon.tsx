import type { IconProps } from './makeIcon.tsx'
import * as navigation from './navigation.tsx'
import * as games from './games.tsx'
import * as status from './status.tsx'
import * as account from './account.tsx'
import * as actions from './actions.tsx'
import * as rewards from './rewards.tsx'

const icons = {
  home: navigation.HomeIcon,
  promotions: navigation.PromotionsIcon,
  deposit: navigation.DepositIcon,
  withdraw: actions.WithdrawIcon,
  invite: navigation.InviteIcon,
  member: navigation.MemberIcon,
  search: navigation.SearchIcon,
  filter: actions.FilterIcon,
  back: navigation.BackIcon,
  close: navigation.CloseIcon,
  menu: navigation.MenuIcon,
  language: navigation.LanguageIcon,
  settings: navigation.SettingsIcon,
  login: navigation.LoginIcon,
  logout: actions.LogoutIcon,
  help: actions.HelpIcon,
  service: navigation.ServiceIcon,
  bell: actions.BellIcon,
  notice: navigation.NoticeIcon,
  history: navigation.HistoryIcon,
  'chevron-right': navigation.ChevronRightIcon,
  'chevron-left': actions.ChevronLeftIcon,
  'chevron-down': actions.ChevronDownIcon,
  grid: navigation.GridIcon,
  download: actions.DownloadIcon,
  share: actions.ShareIcon,
  copy: actions.CopyIcon,
  expand: navigation.ExpandIcon,
  plus: actions.PlusIcon,
  minus: navigation.MinusIcon,
  sports: games.SportsIcon,
  live: games.LiveIcon,
  fish: games.FishIcon,
  slots: games.SlotsIcon,
  cards: games.CardsIcon,
  lottery: games.LotteryIcon,
  elottery: games.ElotteryIcon,
  inhouse: games.InhouseIcon,
  dice: rewards.DiceIcon,
  new: games.NewIcon,
  hot: games.HotIcon,
  crown: rewards.CrownIcon,
  trophy: rewards.TrophyIcon,
  star: rewards.StarIcon,
  'star-filled': games.StarFilledIcon,
  play: games.PlayIcon,
  'play-filled': rewards.PlayFilledIcon,
  pause: games.PauseIcon,
  vendor: games.VendorIcon,
  'all-games': games.AllGamesIcon,
  heart: status.HeartIcon,
  'heart-filled': account.HeartFilledIcon,
  eye: account.EyeIcon,
  'eye-off': account.EyeOffIcon,
  refresh: status.RefreshIcon,
  check: account.CheckIcon,
  'check-circle': status.CheckCircleIcon,
  warning: status.WarningIcon,
  error: status.ErrorIcon,
  info: status.InfoIcon,
  offline: status.OfflineIcon,
  shield: account.ShieldIcon,
  lock: account.LockIcon,
  mail: account.MailIcon,
  phone: account.PhoneIcon,
  key: account.KeyIcon,
  clock: account.ClockIcon,
  maintenance: account.MaintenanceIcon,
  region: account.RegionIcon,
  'no-image': status.NoImageIcon,
  empty: status.EmptyIcon,
}

export type IconName = keyof typeof icons

/** Every icon's name, for galleries. */
export const iconNames = Object.keys(icons) as IconName[]

/** An icon by a name that comes from data. It brings the whole set along: where the name is known, write `<SearchIcon />`. */
export function Icon({ name, ...props }: IconProps & { name: IconName }) {
  const Found = icons[name]
  return <Found {...props} />
}
