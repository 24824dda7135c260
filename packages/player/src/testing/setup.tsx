import type {} from '@platform/test-kit/global-setup'
import { sharePage } from '@platform/config/sharePage'
import { cleanup, setScreenProviders } from '@platform/test-kit/browser'
import { beforeEach } from 'vitest'
import { loadCatalogue } from '../i18n/locales.ts'
import { ScreenProviders } from './ScreenProviders.tsx'

const catalogue = await loadCatalogue('pt-BR')

setScreenProviders((props) => <ScreenProviders {...props} catalogue={catalogue} />)
sharePage(cleanup)
// A list stores its place in the history entry of the page, where the list of the next test would take it for its own and scroll there.
beforeEach(() => history.replaceState(null, ''))
