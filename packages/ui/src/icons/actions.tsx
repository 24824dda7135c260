import { makeIcon } from './makeIcon.tsx'

// Outlines from Lucide 1.62 (ISC, see LICENSE-lucide.txt). One path each, on a grid of 24.

export const WithdrawIcon = /* @__PURE__ */ makeIcon(
  'M12 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5M18 12h.01M19 22v-6M22 19l-3-3-3 3M6 12h.01M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const FilterIcon = /* @__PURE__ */ makeIcon('M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3')
export const LogoutIcon = /* @__PURE__ */ makeIcon('M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
export const HelpIcon = /* @__PURE__ */ makeIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01')
export const BellIcon = /* @__PURE__ */ makeIcon(
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
)
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon('M15 18l-6-6 6-6')
export const ChevronDownIcon = /* @__PURE__ */ makeIcon('M6 9l6 6 6-6')
export const DownloadIcon = /* @__PURE__ */ makeIcon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
export const ShareIcon = /* @__PURE__ */ makeIcon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
)
export const CopyIcon = /* @__PURE__ */ makeIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const PlusIcon = /* @__PURE__ */ makeIcon('M5 12h14M12 5v14')
