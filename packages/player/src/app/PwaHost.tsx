import { lazyExtra } from '../blocks/lazyExtra.ts'
import { reloadOnce } from './reloadOnce.ts'
import { whenSettled } from './whenSettled.ts'

const Pwa = lazyExtra(async () => {
  await whenSettled()
  return (await import('../pwa/Pwa.tsx')).Pwa
})

/** What makes a site an app comes when the first page has settled, so that it costs the first load nothing. */
export const PwaHost = () => <Pwa reload={reloadOnce} />
