import { makeIcon } from './makeIcon.tsx'

export const ChartIcon = /* @__PURE__ */ makeIcon('M3 3v16a2 2 0 0 0 2 2h16M8 17v-4M13 17V7M18 17v-7')
