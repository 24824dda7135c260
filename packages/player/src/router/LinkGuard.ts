import { createContext } from 'react'

/** Called when a link of the site is tapped, before the navigation; true if something else happens instead. */
export const LinkGuard = createContext<(href: string) => boolean>(() => false)
