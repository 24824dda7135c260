import { webAddress } from '@platform/ui'

// Views are also rendered without a browser.
const here = () => (typeof location === 'undefined' ? undefined : location.href)

/** The address of a page or file from the gateway, which the browser opens itself, on any host; a path is relative to `page`. Spec 2.17, 7.6. */
export const pageAddress = (address: string, page: string | undefined = here()): string | undefined => webAddress(address, page)?.href
