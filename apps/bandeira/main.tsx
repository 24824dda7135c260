import { mountPlayerApp, type PlayerSite } from '@platform/player'
import hero from './hero.svg?no-inline'
import { Logo } from './Logo.tsx'
import { bandeira } from './merchant.ts'
import { bandeiraTheme } from './theme.css.ts'

export const site: PlayerSite = { merchant: bandeira, themeClass: bandeiraTheme, logo: <Logo />, hero }

if (!import.meta.env.SSR) void mountPlayerApp(site)
