import { AllGamesIcon } from './AllGamesIcon.tsx'
import { BackIcon } from './BackIcon.tsx'
import { BellIcon } from './BellIcon.tsx'
import { CardsIcon } from './CardsIcon.tsx'
import { ChartIcon } from './ChartIcon.tsx'
import { CheckCircleIcon } from './CheckCircleIcon.tsx'
import { CheckIcon } from './CheckIcon.tsx'
import { ChevronDownIcon } from './ChevronDownIcon.tsx'
import { ChevronLeftIcon } from './ChevronLeftIcon.tsx'
import { ChevronRightIcon } from './ChevronRightIcon.tsx'
import { ClockIcon } from './ClockIcon.tsx'
import { CloseIcon } from './CloseIcon.tsx'
import { CopyIcon } from './CopyIcon.tsx'
import { CrownIcon } from './CrownIcon.tsx'
import { DepositIcon } from './DepositIcon.tsx'
import { DiceIcon } from './DiceIcon.tsx'
import { DownloadIcon } from './DownloadIcon.tsx'
import { ElotteryIcon } from './ElotteryIcon.tsx'
import { EmptyIcon } from './EmptyIcon.tsx'
import { ErrorIcon } from './ErrorIcon.tsx'
import { ExpandIcon } from './ExpandIcon.tsx'
import { EyeIcon } from './EyeIcon.tsx'
import { EyeOffIcon } from './EyeOffIcon.tsx'
import { FilterIcon } from './FilterIcon.tsx'
import { FishIcon } from './FishIcon.tsx'
import { GridIcon } from './GridIcon.tsx'
import { HeartFilledIcon } from './HeartFilledIcon.tsx'
import { HeartIcon } from './HeartIcon.tsx'
import { HelpIcon } from './HelpIcon.tsx'
import { HistoryIcon } from './HistoryIcon.tsx'
import { HomeIcon } from './HomeIcon.tsx'
import { HotIcon } from './HotIcon.tsx'
import { InfoIcon } from './InfoIcon.tsx'
import { InhouseIcon } from './InhouseIcon.tsx'
import { InviteIcon } from './InviteIcon.tsx'
import { KeyIcon } from './KeyIcon.tsx'
import { LanguageIcon } from './LanguageIcon.tsx'
import { LiveIcon } from './LiveIcon.tsx'
import { LockIcon } from './LockIcon.tsx'
import { LoginIcon } from './LoginIcon.tsx'
import { LogoutIcon } from './LogoutIcon.tsx'
import { LotteryIcon } from './LotteryIcon.tsx'
import { MailIcon } from './MailIcon.tsx'
import { MaintenanceIcon } from './MaintenanceIcon.tsx'
import { MemberIcon } from './MemberIcon.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { MinusIcon } from './MinusIcon.tsx'
import { NewIcon } from './NewIcon.tsx'
import { NoImageIcon } from './NoImageIcon.tsx'
import { NoticeIcon } from './NoticeIcon.tsx'
import { OfflineIcon } from './OfflineIcon.tsx'
import { PauseIcon } from './PauseIcon.tsx'
import { PhoneIcon } from './PhoneIcon.tsx'
import { PlayFilledIcon } from './PlayFilledIcon.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { PlusIcon } from './PlusIcon.tsx'
import { PromotionsIcon } from './PromotionsIcon.tsx'
import { RefreshIcon } from './RefreshIcon.tsx'
import { RegionIcon } from './RegionIcon.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'
import { SettingsIcon } from './SettingsIcon.tsx'
import { ShareIcon } from './ShareIcon.tsx'
import { ShieldIcon } from './ShieldIcon.tsx'
import { SlotsIcon } from './SlotsIcon.tsx'
import { SportsIcon } from './SportsIcon.tsx'
import { StarFilledIcon } from './StarFilledIcon.tsx'
import { StarIcon } from './StarIcon.tsx'
import { TeamIcon } from './TeamIcon.tsx'
import { TrophyIcon } from './TrophyIcon.tsx'
import { VendorIcon } from './VendorIcon.tsx'
import { WarningIcon } from './WarningIcon.tsx'
import { WithdrawIcon } from './WithdrawIcon.tsx'
import type { IconProps } from './makeIcon.tsx'

const icons = {
  home: HomeIcon,
  promotions: PromotionsIcon,
  deposit: DepositIcon,
  withdraw: WithdrawIcon,
  invite: InviteIcon,
  member: MemberIcon,
  search: SearchIcon,
  filter: FilterIcon,
  back: BackIcon,
  close: CloseIcon,
  menu: MenuIcon,
  language: LanguageIcon,
  settings: SettingsIcon,
  login: LoginIcon,
  logout: LogoutIcon,
  help: HelpIcon,
  service: ServiceIcon,
  bell: BellIcon,
  notice: NoticeIcon,
  history: HistoryIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-down': ChevronDownIcon,
  grid: GridIcon,
  download: DownloadIcon,
  share: ShareIcon,
  copy: CopyIcon,
  expand: ExpandIcon,
  plus: PlusIcon,
  minus: MinusIcon,
  sports: SportsIcon,
  live: LiveIcon,
  fish: FishIcon,
  slots: SlotsIcon,
  cards: CardsIcon,
  lottery: LotteryIcon,
  elottery: ElotteryIcon,
  inhouse: InhouseIcon,
  dice: DiceIcon,
  new: NewIcon,
  hot: HotIcon,
  crown: CrownIcon,
  team: TeamIcon,
  trophy: TrophyIcon,
  star: StarIcon,
  'star-filled': StarFilledIcon,
  play: PlayIcon,
  'play-filled': PlayFilledIcon,
  pause: PauseIcon,
  vendor: VendorIcon,
  'all-games': AllGamesIcon,
  heart: HeartIcon,
  'heart-filled': HeartFilledIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  refresh: RefreshIcon,
  check: CheckIcon,
  chart: ChartIcon,
  'check-circle': CheckCircleIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  info: InfoIcon,
  offline: OfflineIcon,
  shield: ShieldIcon,
  lock: LockIcon,
  mail: MailIcon,
  phone: PhoneIcon,
  key: KeyIcon,
  clock: ClockIcon,
  maintenance: MaintenanceIcon,
  region: RegionIcon,
  'no-image': NoImageIcon,
  empty: EmptyIcon,
}

export type IconName = keyof typeof icons

/** Every icon's name, for galleries. */
export const iconNames = Object.keys(icons) as IconName[]

/** An icon by a name that comes from data. It imports the complete set: if the name is known, write `<SearchIcon />`. */
export function Icon({ name, ...props }: IconProps & { name: IconName }) {
  const Found = icons[name]
  return <Found {...props} />
}
