import type { ReactNode } from 'react'
import { HomeIcon, KeyIcon, PlayIcon, PlusIcon, ServiceIcon } from '@platform/ui'
import { pathTo, type RouteName } from '../../paths.ts'

const icons = {
  home: <HomeIcon />,
  register: <PlusIcon />,
  forget: <KeyIcon />,
  service: <ServiceIcon />,
  trial: <PlayIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>

export interface LoginLink {
  name: keyof typeof icons
  href: string
  icon: ReactNode
}

/** The navigation strip of the login (2.9), of the screens that exist. Registration leads back to the same place as the login. */
export const loginLinks = (exists: (name: RouteName) => boolean, back?: string): LoginLink[] =>
  (Object.keys(icons) as LoginLink['name'][])
    .filter(exists)
    .map((name) => ({ name, href: name === 'register' ? pathTo(name, { back }) : pathTo(name), icon: icons[name] }))
