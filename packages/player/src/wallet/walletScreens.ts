// Written by `npm run gen -- screens` from the folders of the screens.
import { ManualRebateScreen } from './ManualRebateScreen/ManualRebateScreen.tsx'
import { TransferScreen } from './TransferScreen/TransferScreen.tsx'
import { EnvelopeScreen } from './EnvelopeScreen/EnvelopeScreen.tsx'
import { DownlineTransferScreen } from './DownlineTransferScreen/DownlineTransferScreen.tsx'

/** In one file of code: they share most of it, and the first load lists every file. */
export const screens = {
  ManualRebateScreen,
  TransferScreen,
  EnvelopeScreen,
  DownlineTransferScreen,
}
