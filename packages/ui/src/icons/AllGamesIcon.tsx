import { makeIcon } from './makeIcon.tsx'

export const AllGamesIcon = /* @__PURE__ */ makeIcon(
  'M21 17a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-2ZM6 15v-2M12 15V9M9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
