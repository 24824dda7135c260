import { makeIcon } from './makeIcon.tsx'

export const MenuIcon = /* @__PURE__ */ makeIcon('M4 5h16M4 12h16M4 19h16')
