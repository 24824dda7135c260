import { makeIcon } from './makeIcon.tsx'

export const PlusIcon = /* @__PURE__ */ makeIcon('M5 12h14M12 5v14')
