import { createContext } from 'react'

/** Asked when a link of the site is tapped, before it is followed; true where something else happens instead. */
export const LinkGuard = createContext<(href: string) => boolean>(() => false)
