export { wireframeTheme } from '../../theme/wireframe.css.ts'
