import type { ComponentType } from 'react'
import { lazyChunk, type LazyChunk } from '../blocks/lazyChunk.ts'
import type { Feature, GameCategory, MerchantConfig } from '../merchant/defineMerchant.ts'
import type { RouteName } from '../paths.ts'

export interface ScreenEntry extends LazyChunk<ComponentType> {
  name: RouteName
  /** Registered only where the merchant lists it, shown only while the gateway's whitelabel agrees. */
  feature?: Feature
  /** Registered only where the merchant has agents. */
  agents?: boolean
  /** Registered only where the merchant sells one of these. */
  sells?: readonly GameCategory[]
}

const screen = (name: RouteName, load: () => Promise<ComponentType>, feature?: Feature): ScreenEntry =>
  Object.assign(lazyChunk(load), { name, feature })

const ofLottery = (entry: ScreenEntry): ScreenEntry => ({ ...entry, sells: ['LOTT', 'ELOTT'] })

const ofAgents = (entry: ScreenEntry): ScreenEntry => ({ ...entry, agents: true })

/** The only list of screens. A route of 2.1 that is not here does not exist yet: its path shows not-found and nothing links to it. */
export const screens = (): ScreenEntry[] => [
  screen('home', async () => (await import('../home/HomeScreen/HomeScreen.tsx')).HomeScreen),
  screen('login', async () => (await import('../auth/LoginScreen/LoginScreen.tsx')).LoginScreen),
  screen('register', async () => (await import('../auth/RegisterScreen/RegisterScreen.tsx')).RegisterScreen),
  screen('forget', async () => (await import('../auth/ForgetScreen/ForgetScreen.tsx')).ForgetScreen),
  screen('trial', async () => (await import('../auth/TrialScreen/TrialScreen.tsx')).TrialScreen),
  screen('gameList', async () => (await import('../games/GameListScreen/GameListScreen.tsx')).GameListScreen),
  screen('gameLobby', async () => (await import('../games/GameLobbyScreen/GameLobbyScreen.tsx')).GameLobbyScreen),
  screen('gameCenter', async () => (await import('../games/GameCenterScreen/GameCenterScreen.tsx')).GameCenterScreen),
  screen('slotsCenter', async () => (await import('../games/SlotsCenterScreen/SlotsCenterScreen.tsx')).SlotsCenterScreen),
  screen('launchGame', async () => (await import('../games/LaunchScreen/LaunchScreen.tsx')).LaunchScreen),
  ofLottery(screen('lottery', async () => (await import('../lottery/LotteryScreen/LotteryScreen.tsx')).LotteryScreen)),
  ofLottery(screen('moreLottery', async () => (await import('../lottery/MoreLotteryScreen/MoreLotteryScreen.tsx')).MoreLotteryScreen)),
  ofLottery(screen('startLottery', async () => (await import('../games/LaunchScreen/LaunchScreen.tsx')).LaunchScreen)),
  screen('gameRecord', async () => (await import('../records/GameRecordScreen/GameRecordScreen.tsx')).GameRecordScreen, 'TRANSBETREPMEM3'),
  ofLottery(
    screen(
      'lotteryRecord',
      async () => (await import('../lottery/LotteryRecordScreen/LotteryRecordScreen.tsx')).LotteryRecordScreen,
      'TRANSBETREPMEM3',
    ),
  ),
  screen('help', async () => (await import('../help/HelpScreen/HelpScreen.tsx')).HelpScreen),
  screen('helpDetail', async () => (await import('../help/HelpDetailScreen/HelpDetailScreen.tsx')).HelpDetailScreen),
  screen('userAgreement', async () => (await import('../help/DocumentScreen/DocumentScreen.tsx')).UserAgreementScreen),
  screen('activityInfo', async () => (await import('../help/DocumentScreen/DocumentScreen.tsx')).ActivityInfoScreen),
  screen('notice', async () => (await import('../messages/NoticeScreen/NoticeScreen.tsx')).NoticeScreen),
  ofAgents(screen('agentNotice', async () => (await import('../messages/NoticeScreen/NoticeScreen.tsx')).AgentNoticeScreen)),
  screen('activity', async () => (await import('../promotions/ActivityScreen/ActivityScreen.tsx')).ActivityScreen),
  screen('activityDetail', async () => (await import('../promotions/ActivityDetailScreen/ActivityDetailScreen.tsx')).ActivityDetailScreen),
  screen('changePassword', async () => (await import('../auth/ChangePasswordScreen/ChangePasswordScreen.tsx')).ChangePasswordScreen),
  screen('messages', async () => (await import('../messages/MessagesScreen/MessagesScreen.tsx')).MessagesScreen, 'MAILCEN'),
  screen('feedback', async () => (await import('../messages/FeedbackScreen/FeedbackScreen.tsx')).FeedbackScreen, 'FEEDBACK3'),
  screen('mine', async () => (await import('../member/MemberScreen/MemberScreen.tsx')).MemberScreen),
  screen('inviteFriends', async () => (await import('../member/InviteScreen/InviteScreen.tsx')).InviteScreen),
  screen('service', async () => (await import('../service/ServiceScreen/ServiceScreen.tsx')).ServiceScreen),
  screen('settings', async () => (await import('../settings/SettingsScreen/SettingsScreen.tsx')).SettingsScreen),
  screen('maintenance', async () => (await import('../system/MaintenanceScreen/MaintenanceScreen.tsx')).MaintenanceScreen),
]

/** The screens that a merchant has: its features and the categories that it sells decide. */
export const screensOf = ({
  features,
  categories,
  agentMenu,
}: Pick<MerchantConfig, 'features' | 'categories' | 'agentMenu'>): ScreenEntry[] =>
  screens().filter(
    ({ feature, sells, agents }) =>
      (feature === undefined || features.includes(feature)) &&
      (!agents || agentMenu.length > 0) &&
      (!sells || sells.some((category) => categories.includes(category))),
  )
