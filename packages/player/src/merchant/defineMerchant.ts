import type { LayoutChoices } from '@platform/ui/theme'
import type { RouteName } from '../routes.ts'
import type { AgentMenuEntry } from './AgentMenuEntry.ts'
import type { Feature } from './Feature.ts'
import type { GameCategory } from './GameCategory.ts'
import type { HomeBlock } from './HomeBlock.ts'

/** Everything that differs between brands and is not a colour or a picture. Plain data: Node reads it without a build. */
export interface MerchantConfig {
  code: string
  /** Trial accounts belong to a merchant of their own (section 6). */
  trialCode: string
  name: string
  /** One sentence for search engines and shared links, in the default language. */
  description: string
  domain: string
  /** Added to `PORT` by the local servers. */
  port: number
  defaultLocale: 'pt-BR' | 'en'
  /** Colour of the browser's bars around the page, and the scheme of its own controls. */
  page: { colour: string; scheme: 'dark' | 'light' }
  minimumAge: number
  market: 'open' | 'br'
  /** `url: ''` = same origin; `others` are tried in order where it does not answer at the start; `publicKeys: []` = trust the gateway's key call. */
  gateway: { url: string; others?: readonly string[]; publicKeys: { kid: string; spki: string }[] }
  /** Origins that the brand's own measuring (`hooks` of `main.tsx`) reports to: the policy lets nothing else through. */
  measuring?: readonly string[]
  /** Origins of the image CDNs that the gateway's settings name (`imageCDNs`): the policy lets pictures come from no other. */
  pictures?: readonly string[]
  features: readonly Feature[]
  agentMenu: readonly AgentMenuEntry[]
  categories: readonly GameCategory[]
  home: readonly HomeBlock[]
  /** The tab bar's places from first to last, five of them; each shows the first of its routes that the viewer is offered. */
  tabs: readonly (readonly RouteName[])[]
  /** The licence that the site is run under: its name with its number (`SPA/MF 2.090`), its picture in `public` and a page that proves it. Without one a seal of the age limit is drawn. */
  licence?: { name: string; picture: string; href: string }
  /** The company that runs the site, and its number in the register of companies (CNPJ in Brazil). */
  operator?: { name: string; number: string }
  /** Arrangements that styles follow; they become data attributes on `<html>`. */
  layout: Required<LayoutChoices>
}

/** Checks a merchant's configuration by type and returns it unchanged. */
export const defineMerchant = <const Config extends MerchantConfig>(config: Config): Config & MerchantConfig => config
