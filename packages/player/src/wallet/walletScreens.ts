// Written by `npm run gen -- screens` from the folders of the screens.
import { ManualRebateScreen } from './ManualRebateScreen/ManualRebateScreen.tsx'
import { SuperiorTransferScreen } from './SuperiorTransferScreen/SuperiorTransferScreen.tsx'
import { TeamEnvelopeScreen } from './TeamEnvelopeScreen/TeamEnvelopeScreen.tsx'
import { TeamTransferScreen } from './TeamTransferScreen/TeamTransferScreen.tsx'

/** In one file of code: they share most of it, and the first load lists every file. */
export const screens = {
  ManualRebateScreen,
  SuperiorTransferScreen,
  TeamEnvelopeScreen,
  TeamTransferScreen,
}
