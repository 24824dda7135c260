import { makeIcon } from './makeIcon.tsx'

export const ChevronRightIcon = /* @__PURE__ */ makeIcon('M9 18l6-6-6-6')
