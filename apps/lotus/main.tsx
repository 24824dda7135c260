import { mountPlayerApp, type PlayerSite } from '@platform/player'
import hero from './hero.svg?no-inline'
import { Logo } from './Logo.tsx'
import { lotus } from './merchant.ts'
import { night } from './night.ts'
import { lotusTheme } from './theme.css.ts'

export const site: PlayerSite = {
  merchant: lotus,
  themeClass: lotusTheme,
  logo: <Logo />,
  hero,
  otherScheme: { ...night, load: () => import('./night.css.ts') },
}

if (!import.meta.env.SSR) void mountPlayerApp(site)
