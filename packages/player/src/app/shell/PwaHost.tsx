import { lazyComponent } from '@platform/ui'
import { reloadOnce } from '../../blocks/reloadOnce.ts'
import { whenSettled } from './whenSettled.ts'

const Pwa = lazyComponent({ load: async () => (await import('../../pwa/Pwa.tsx')).Pwa, onError: 'omit', when: whenSettled })

/** Whether the page needs it: not to install a worker where data are saved, but a worker that is there gets its messages (7.7). */
export const needsWorker = (saving: boolean): boolean => !saving || Boolean(navigator.serviceWorker?.controller)

/** What makes a site an app comes when the first page has settled, so that it costs the first load nothing. */
export const PwaHost = () => <Pwa reload={reloadOnce} />
