import type { MarketCode } from '@platform/sdk/markets'
import type { LayoutChoices } from '@platform/ui/theme'
import type { RouteName } from '../routes.ts'
import type { AgentMenuEntry } from './AgentMenuEntry.ts'
import type { Feature } from './Feature.ts'
import type { GameCategory } from './GameCategory.ts'
import type { HomeBlock } from './HomeBlock.ts'

export interface Contact {
  phone: string
  email: string
}

/** Everything that differs between brands except colours and pictures. Plain data: Node reads it without a build. */
export interface MerchantConfig {
  code: string
  /** Trial accounts belong to a separate merchant (section 6). */
  trialCode: string
  name: string
  /** One sentence for search engines and shared links, in the default language. */
  description: string
  domain: string
  /** Added to `PORT` by the local servers. */
  port: number
  defaultLocale: 'pt-BR' | 'en'
  /** Scheme of the page and of the browser's own controls, and the colour of the browser's bars around it: the theme reads both here. */
  page: { colour: string; scheme: 'dark' | 'light' }
  minimumAge: number
  /** Its law: a profile of `@platform/sdk/markets`. */
  market: MarketCode
  /** `url: ''` = same origin; `others` are tried in order if it does not answer at start; `publicKeys: []` = trust the key call. */
  gateway: { url: string; others?: readonly string[]; publicKeys: { kid: string; spki: string }[] }
  /** Origins that the brand's own analytics (`hooks` of `main.tsx`) reports to: the Content-Security-Policy allows no other. */
  measuring?: readonly string[]
  /** Origins of the image CDNs in the gateway's settings (`imageCDNs`): the Content-Security-Policy allows pictures from no other. */
  pictures?: readonly string[]
  /** Hosts of customer service besides the merchant's own and the messengers', such as `direct.lc.chat`; links to them are https. */
  serviceHosts?: readonly string[]
  /**
   * Whether “remember me” may store the password, sealed, where the gateway offers no sign-in by refresh token: the weaker way. Absent = yes.
   */
  storesPassword?: boolean
  features: readonly Feature[]
  agentMenu: readonly AgentMenuEntry[]
  categories: readonly GameCategory[]
  home: readonly HomeBlock[]
  /** The tab bar's places from first to last, five of them; each shows the first of its routes that the viewer is offered. Default: 2.2. */
  tabs: readonly (readonly RouteName[])[]
  /** The site's licence: name with number (`SPA/MF 2.090`), picture in `public`, page that proves it, day of its issue. Without one: an age seal. */
  licence?: { name: string; picture: string; href: string; date?: string }
  /** The company that runs the site, and its number in the register of companies (CNPJ in Brazil). Its market may require the rest. */
  operator?: { name: string; number: string; address?: string; service?: Contact; ombudsman?: Contact }
  /** The operator's own pages that its market requires, by the ids of the profile's links. */
  links?: Readonly<Record<string, string>>
  /** Last year of the copyright line; 2023 by default. */
  copyrightUntil?: number
  /** Layout variants for styles; they become data attributes on `<html>`. */
  layout: Required<LayoutChoices>
}

/** Home, promotions, deposit, invite friends, members (2.2), and what replaces those that are not for the viewer. */
const usualTabs: MerchantConfig['tabs'] = [
  ['home'],
  ['activity'],
  ['deposit', 'gameList'],
  ['inviteFriends', 'gameRecord'],
  ['mine', 'help'],
]

type GivenConfig = Omit<MerchantConfig, 'tabs'> & Partial<Pick<MerchantConfig, 'tabs'>>

/** Checks a merchant's configuration by type and adds the tabs of the specification unless it lists others. */
export const defineMerchant = <const Config extends GivenConfig>(config: Config): Config & MerchantConfig => ({
  tabs: usualTabs,
  ...config,
})
