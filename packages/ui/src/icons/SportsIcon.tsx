import { makeIcon } from './makeIcon.tsx'

export const SportsIcon = /* @__PURE__ */ makeIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 7.6l4.2 3-1.6 4.9H9.4l-1.6-4.9zM12 7.6V2.2M16.2 10.6l5.1-1.7M14.6 15.5l3.2 4.4M9.4 15.5l-3.2 4.4M7.8 10.6 2.7 8.9',
)
