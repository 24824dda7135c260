import type {} from '@platform/test-kit/global-setup'
import { sharePage } from '@platform/config/sharePage'
import { cleanup, setScreenProviders } from '@platform/test-kit/browser'
import { loadCatalogue } from '../i18n/locales.ts'
import { ScreenProviders } from './ScreenProviders.tsx'

const catalogue = await loadCatalogue('pt-BR')

setScreenProviders((props) => <ScreenProviders {...props} catalogue={catalogue} />)
sharePage(cleanup)
