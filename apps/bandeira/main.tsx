import { mountPlayerApp } from '@platform/player'
import { Logo } from './Logo.tsx'
import { bandeira } from './merchant.ts'
import { bandeiraTheme } from './theme.css.ts'

void mountPlayerApp({ merchant: bandeira, themeClass: bandeiraTheme, logo: <Logo />, root: document.getElementById('root')! })
