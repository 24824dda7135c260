import '../theme/base.css.ts'

export { AmountField, type AmountFieldProps } from '../components/AmountField/AmountField.tsx'
export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx'
export { BackBar, type BackBarProps } from '../components/BackBar/BackBar.tsx'
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx'
export { Banner, type BannerProps } from '../components/Banner/Banner.tsx'
export type { BannerSlide } from '../components/Banner/BannerSlide.tsx'
export { Button, type ButtonProps } from '../components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from '../components/Button/ButtonLink.tsx'
export { CaptchaField, type CaptchaFieldProps } from '../components/CaptchaField/CaptchaField.tsx'
export { Card, type CardProps } from '../components/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx'
export { Countdown, type CountdownProps } from '../components/Countdown/Countdown.tsx'
export { useClockJump } from '../components/Countdown/useClockJump.ts'
export { DownloadBar, type DownloadBarProps } from '../components/DownloadBar/DownloadBar.tsx'
export { Empty, type EmptyProps } from '../components/Empty/Empty.tsx'
export { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx'
export { FilterChip, type FilterChipProps } from '../components/FilterChip/FilterChip.tsx'
export { focusFirstError } from '../components/FormField/focusFirstError.ts'
export { FieldMessage, FormField, type FieldControl, type FieldTexts, type FormFieldProps } from '../components/FormField/FormField.tsx'
export { GameGrid } from '../components/GameGrid/GameGrid.tsx'
export { GameTile, type GameTileProps } from '../components/GameTile/GameTile.tsx'
export { Header, type HeaderProps } from '../components/Header/Header.tsx'
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx'
export { InfiniteGrid, type InfiniteGridProps } from '../components/InfiniteGrid/InfiniteGrid.tsx'
export { ListEnd, type ListEndProps, type ListPaging } from '../components/InfiniteGrid/ListEnd.tsx'
export { ListItem, type ListItemProps } from '../components/ListItem/ListItem.tsx'
export { LotteryCard, type LotteryCardProps } from '../components/LotteryCard/LotteryCard.tsx'
export { MatchCard, type MatchCardProps, type MatchTeam } from '../components/MatchCard/MatchCard.tsx'
export { Money, type MoneyProps } from '../components/Money/Money.tsx'
export { formatMoney } from '../components/Money/formatMoney.ts'
export { Notice, type NoticeProps } from '../components/Notice/Notice.tsx'
export { NoticeTicker, type NoticeTickerProps } from '../components/NoticeTicker/NoticeTicker.tsx'
export { OfflineBar } from '../components/OfflineBar/OfflineBar.tsx'
export { OtpField, type OtpFieldProps } from '../components/OtpField/OtpField.tsx'
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField.tsx'
export { PhoneField, type DiallingCountry, type PhoneFieldProps } from '../components/PhoneField/PhoneField.tsx'
export { Picture, type PictureProps } from '../components/Picture/Picture.tsx'
export { ProgressBar, type ProgressBarProps } from '../components/ProgressBar/ProgressBar.tsx'
export { PromotionCard, type PromotionCardProps } from '../components/PromotionCard/PromotionCard.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from '../components/RadioGroup/RadioGroup.tsx'
export { Rail, type RailProps } from '../components/Rail/Rail.tsx'
export { RecordCard, type RecordCardProps } from '../components/RecordCard/RecordCard.tsx'
export { loadRichText, RichText, type RichTextProps } from '../components/RichText/RichText.tsx'
export { plainText } from '../components/RichText/plainText.ts'
export { ScrollTabs, type ScrollTab, type ScrollTabsProps } from '../components/ScrollTabs/ScrollTabs.tsx'
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx'
export { SectionHeading, type SectionHeadingProps } from '../components/SectionHeading/SectionHeading.tsx'
export { Segmented, type SegmentedProps } from '../components/Segmented/Segmented.tsx'
export { Select, type SelectOption, type SelectProps } from '../components/Select/Select.tsx'
export { ServiceButton, type ServiceButtonProps } from '../components/ServiceButton/ServiceButton.tsx'
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx'
export { StatTile, type StatTileProps } from '../components/StatTile/StatTile.tsx'
export { StickyBar, type StickyBarProps } from '../components/StickyBar/StickyBar.tsx'
export { Switch, type SwitchProps } from '../components/Switch/Switch.tsx'
export { TabBar, type TabBarItem, type TabBarProps } from '../components/TabBar/TabBar.tsx'
export { Tag, type TagProps } from '../components/Tag/Tag.tsx'
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx'
export { Toaster } from '../components/Toaster/Toaster.tsx'
export { toasts } from '../components/Toaster/toasts.ts'
export { VendorTile, type VendorTileProps } from '../components/VendorTile/VendorTile.tsx'
export { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx'
export {
  SportsIcon,
  LiveIcon,
  FishIcon,
  SlotsIcon,
  CardsIcon,
  LotteryIcon,
  ElotteryIcon,
  InhouseIcon,
  NewIcon,
  HotIcon,
  StarFilledIcon,
  PlayIcon,
  PauseIcon,
  VendorIcon,
  AllGamesIcon,
} from '../icons/games.tsx'
export { DiceIcon, CrownIcon, TrophyIcon, StarIcon, PlayFilledIcon } from '../icons/rewards.tsx'
export {
  HomeIcon,
  PromotionsIcon,
  DepositIcon,
  InviteIcon,
  MemberIcon,
  SearchIcon,
  BackIcon,
  CloseIcon,
  MenuIcon,
  LanguageIcon,
  SettingsIcon,
  LoginIcon,
  ServiceIcon,
  NoticeIcon,
  HistoryIcon,
  ChevronRightIcon,
  GridIcon,
  ExpandIcon,
  MinusIcon,
} from '../icons/navigation.tsx'
export {
  WithdrawIcon,
  FilterIcon,
  LogoutIcon,
  HelpIcon,
  BellIcon,
  ChevronLeftIcon,
  ChevronDownIcon,
  DownloadIcon,
  ShareIcon,
  CopyIcon,
  PlusIcon,
} from '../icons/actions.tsx'
export {
  HeartIcon,
  RefreshIcon,
  CheckCircleIcon,
  WarningIcon,
  ErrorIcon,
  InfoIcon,
  OfflineIcon,
  NoImageIcon,
  EmptyIcon,
} from '../icons/status.tsx'
export { HeartFilledIcon, MaintenanceIcon } from '../icons/account.tsx'
export {
  EyeIcon,
  EyeOffIcon,
  CheckIcon,
  ShieldIcon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  KeyIcon,
  ClockIcon,
  RegionIcon,
} from '../icons/account.tsx'
export { Icon, iconNames, type IconName } from '../icons/Icon.tsx'
export { makeIcon, type IconProps } from '../icons/makeIcon.tsx'
export { en } from '../labels/en.ts'
export { ptBR } from '../labels/ptBR.ts'
export type { UiLabels } from '../labels/UiLabels.ts'
export { UiLabelsProvider, useUiLabels } from '../labels/UiLabelsProvider.tsx'
export { readLink, type Link, type LinkPolicy } from '../link/readLink.ts'
export { webAddress } from '../link/webAddress.ts'
export { LinkProvider, useRenderLink, type LinkProps, type RenderLink } from '../link/RenderLink.tsx'
export { layoutAttributes, type LayoutChoices } from '../theme/layoutAttributes.ts'
export { DataSaverProvider, useDataSaver, type DataSaverProviderProps, type SmallPicture } from '../theme/DataSaverProvider.tsx'
export { useReducedMotion } from '../theme/useReducedMotion.ts'
