import { lazyComponent } from '@platform/ui'
import { whenSettled } from './whenSettled.ts'

/** A brand's own measuring comes when the first page has settled, so that it costs the first load nothing. */
export const HooksHost = lazyComponent({
  load: async () => (await import('../../hooks/Hooks.tsx')).Hooks,
  onError: 'omit',
  when: whenSettled,
})
