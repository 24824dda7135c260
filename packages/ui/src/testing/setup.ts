import '../theme/base.css.ts'
import { wireframeTheme } from '../theme/wireframe.css.ts'

document.documentElement.className = wireframeTheme
document.documentElement.lang = 'pt-BR'
