import { lazyComponent } from '@platform/ui'
import { whenSettled } from './whenSettled.ts'

/** The brand's own analytics load once the first page has settled, outside the first load. */
export const HooksHost = lazyComponent({
  load: async () => (await import('../../hooks/Hooks.tsx')).Hooks,
  onError: 'omit',
  when: whenSettled,
})
