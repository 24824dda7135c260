import { lazyComponent } from '@platform/ui'
import { reloadOnce } from '../screens/reloadOnce.ts'
import { whenRested } from './whenSettled.ts'

const Pwa = lazyComponent({ load: async () => (await import('../../pwa/Pwa.tsx')).Pwa, onError: 'omit', when: whenRested })

/** Whether the worker's code is loaded: data saver skips the installation, but an installed worker gets its messages (7.7). */
export const needsWorker = (saving: boolean): boolean => !saving || Boolean(navigator.serviceWorker?.controller)

/** The code of the installable app loads once the first page has rested: its worker fetches every screen, and would delay what the page needs. */
export const PwaHost = () => <Pwa reload={reloadOnce} />
