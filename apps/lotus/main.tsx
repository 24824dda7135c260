import { mountPlayerApp } from '@platform/player'
import { Logo } from './Logo.tsx'
import { lotus } from './merchant.ts'
import { lotusTheme } from './theme.css.ts'

void mountPlayerApp({ merchant: lotus, themeClass: lotusTheme, logo: <Logo />, root: document.getElementById('root')! })
