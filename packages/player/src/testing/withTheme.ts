import { onTestFinished } from 'vitest'
import { wireframeTheme } from '@platform/ui/themes/wireframe'

/** Until the end of the test the page has a theme, as on a site: its layers and sizes decide what lies over what. */
export function withTheme() {
  document.documentElement.className = wireframeTheme
  onTestFinished(() => {
    document.documentElement.className = ''
  })
}
