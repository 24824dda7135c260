import { cleanup } from 'vitest-browser-react'
import { sharePage } from '@platform/config/sharePage'
import '../theme/base.css.ts'
import { wireframeTheme } from '../theme/wireframe.css.ts'

document.documentElement.className = wireframeTheme
document.documentElement.lang = 'pt-BR'

sharePage(cleanup)
