import type {} from '@platform/test-kit/global-setup'
import { setScreenProviders } from '@platform/test-kit/browser'
import { ScreenProviders } from './ScreenProviders.tsx'

setScreenProviders(ScreenProviders)
