import { makeIcon } from './makeIcon.tsx'

export const BackIcon = /* @__PURE__ */ makeIcon('M12 19l-7-7 7-7M19 12H5')
