import { makeIcon } from './makeIcon.tsx'

export const CloseIcon = /* @__PURE__ */ makeIcon('M18 6 6 18M6 6l12 12')
