import { mountPlayerApp, type PlayerSite } from '@platform/player'
import hero from './hero.svg?no-inline'
import { Logo } from './Logo.tsx'
import { ipanema } from './merchant.ts'
import { ipanemaTheme } from './theme.css.ts'

export const site: PlayerSite = { merchant: ipanema, themeClass: ipanemaTheme, logo: <Logo />, hero }

if (!import.meta.env.SSR) void mountPlayerApp(site)
