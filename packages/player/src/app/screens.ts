import type { ComponentType } from 'react'
import type { Feature, MerchantConfig } from '../merchant/defineMerchant.ts'
import type { RouteName } from '../paths.ts'
import { lazyScreen, type LazyScreen } from './lazyScreen.ts'

export interface ScreenEntry extends LazyScreen {
  name: RouteName
  /** Registered only where the merchant lists it, shown only while the gateway's whitelabel agrees. */
  feature?: Feature
}

const screen = (name: RouteName, load: () => Promise<ComponentType>, feature?: Feature): ScreenEntry =>
  Object.assign(lazyScreen(load), { name, feature })

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
  screen('gameRecord', async () => (await import('../records/GameRecordScreen/GameRecordScreen.tsx')).GameRecordScreen, 'TRANSBETREPMEM3'),
  screen('help', async () => (await import('../help/HelpScreen/HelpScreen.tsx')).HelpScreen),
  screen('helpDetail', async () => (await import('../help/HelpDetailScreen/HelpDetailScreen.tsx')).HelpDetailScreen),
  screen('userAgreement', async () => (await import('../help/DocumentScreen/DocumentScreen.tsx')).UserAgreementScreen),
  screen('activityInfo', async () => (await import('../help/DocumentScreen/DocumentScreen.tsx')).ActivityInfoScreen),
  screen('notice', async () => (await import('../messages/NoticeScreen/NoticeScreen.tsx')).NoticeScreen),
  screen('activity', async () => (await import('../promotions/ActivityScreen/ActivityScreen.tsx')).ActivityScreen),
  screen('activityDetail', async () => (await import('../promotions/ActivityDetailScreen/ActivityDetailScreen.tsx')).ActivityDetailScreen),
  screen('changePassword', async () => (await import('../auth/ChangePasswordScreen/ChangePasswordScreen.tsx')).ChangePasswordScreen),
  screen('messages', async () => (await import('../messages/MessagesScreen/MessagesScreen.tsx')).MessagesScreen, 'MAILCEN'),
  screen('feedback', async () => (await import('../messages/FeedbackScreen/FeedbackScreen.tsx')).FeedbackScreen, 'FEEDBACK3'),
  screen('mine', async () => (await import('../member/MemberScreen/MemberScreen.tsx')).MemberScreen),
  screen('service', async () => (await import('../service/ServiceScreen/ServiceScreen.tsx')).ServiceScreen),
  screen('settings', async () => (await import('../settings/SettingsScreen/SettingsScreen.tsx')).SettingsScreen),
  screen('maintenance', async () => (await import('../system/MaintenanceScreen/MaintenanceScreen.tsx')).MaintenanceScreen),
]

/** The screens that a merchant has: those without a feature, and those whose feature it lists. */
export const screensOf = (merchant: Pick<MerchantConfig, 'features'>): ScreenEntry[] =>
  screens().filter(({ feature }) => feature === undefined || merchant.features.includes(feature))
