import { mountPlayerApp } from '@platform/player'
import { Logo } from './Logo.tsx'
import { ipanema } from './merchant.ts'
import { ipanemaTheme } from './theme.css.ts'

void mountPlayerApp({ merchant: ipanema, themeClass: ipanemaTheme, logo: <Logo />, root: document.getElementById('root')! })
