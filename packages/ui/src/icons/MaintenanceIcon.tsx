import { makeIcon } from './makeIcon.tsx'

export const MaintenanceIcon = /* @__PURE__ */ makeIcon(
  'M3 6h18a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-18a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM17 14v7M7 14v7M17 3v3M7 3v3M10 14 2.3 6.3M14 6l7.7 7.7M8 6l8 8',
)
