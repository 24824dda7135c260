import { makeIcon } from './makeIcon.tsx'

export const CheckIcon = /* @__PURE__ */ makeIcon('M20 6 9 17l-5-5')
