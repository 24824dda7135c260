import type { IconProps } from './makeIcon.tsx'
import * as navigation from './navigation.tsx'
import * as games from './games.tsx'
import * as status from './status.tsx'

const icons = {
  home: navigation.HomeIcon,
  promotions: navigation.PromotionsIcon,
  deposit: navigation.DepositIcon,
  withdraw: navigation.WithdrawIcon,
  invite: navigation.InviteIcon,
  member: navigation.MemberIcon,
  search: navigation.SearchIcon,
  filter: navigation.FilterIcon,
  back: navigation.BackIcon,
  close: navigation.CloseIcon,
  menu: navigation.MenuIcon,
  language: navigation.LanguageIcon,
  settings: navigation.SettingsIcon,
  login: navigation.LoginIcon,
  logout: navigation.LogoutIcon,
  help: navigation.HelpIcon,
  service: navigation.ServiceIcon,
  bell: navigation.BellIcon,
  notice: navigation.NoticeIcon,
  history: navigation.HistoryIcon,
  'chevron-right': navigation.ChevronRightIcon,
  'chevron-left': navigation.ChevronLeftIcon,
  'chevron-down': navigation.ChevronDownIcon,
  grid: navigation.GridIcon,
  download: navigation.DownloadIcon,
  share: navigation.ShareIcon,
  copy: navigation.CopyIcon,
  expand: navigation.ExpandIcon,
  plus: navigation.PlusIcon,
  minus: navigation.MinusIcon,
  sports: games.SportsIcon,
  live: games.LiveIcon,
  fish: games.FishIcon,
  slots: games.SlotsIcon,
  cards: games.CardsIcon,
  lottery: games.LotteryIcon,
  elottery: games.ElotteryIcon,
  inhouse: games.InhouseIcon,
  dice: games.DiceIcon,
  new: games.NewIcon,
  hot: games.HotIcon,
  crown: games.CrownIcon,
  trophy: games.TrophyIcon,
  star: games.StarIcon,
  'star-filled': games.StarFilledIcon,
  play: games.PlayIcon,
  'play-filled': games.PlayFilledIcon,
  pause: games.PauseIcon,
  vendor: games.VendorIcon,
  'all-games': games.AllGamesIcon,
  heart: status.HeartIcon,
  'heart-filled': status.HeartFilledIcon,
  eye: status.EyeIcon,
  'eye-off': status.EyeOffIcon,
  refresh: status.RefreshIcon,
  check: status.CheckIcon,
  'check-circle': status.CheckCircleIcon,
  warning: status.WarningIcon,
  error: status.ErrorIcon,
  info: status.InfoIcon,
  offline: status.OfflineIcon,
  shield: status.ShieldIcon,
  lock: status.LockIcon,
  mail: status.MailIcon,
  phone: status.PhoneIcon,
  key: status.KeyIcon,
  clock: status.ClockIcon,
  maintenance: status.MaintenanceIcon,
  region: status.RegionIcon,
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
