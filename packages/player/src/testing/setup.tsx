import type {} from '@platform/test-kit/global-setup'
import { sharePage } from '@platform/config/sharePage'
import { cleanup, setScreenProviders } from '@platform/test-kit/browser'
import { vars } from '@platform/ui/theme'
import { wireframeTheme } from '@platform/ui/themes/wireframe'
import { beforeEach } from 'vitest'
import { loadCatalogue } from '../i18n/locales.ts'
import { ScreenProviders } from './ScreenProviders.tsx'

// What lies over what, as on a site; a test that needs more of a theme uses `withTheme`.
const root = document.documentElement
root.className = wireframeTheme
for (const layer of Object.values(vars.layer)) {
  const name = layer.slice('var('.length, -1)
  root.style.setProperty(name, getComputedStyle(root).getPropertyValue(name))
}
root.className = ''

const catalogue = await loadCatalogue('pt-BR')

setScreenProviders((props) => <ScreenProviders {...props} catalogue={catalogue} />)
sharePage(cleanup)
// A list stores its place in the history entry of the page, where the list of the next test would take it for its own and scroll there.
beforeEach(() => history.replaceState(null, ''))
