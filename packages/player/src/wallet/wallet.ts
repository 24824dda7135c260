import { DownlineTransferScreen } from './DownlineTransferScreen/DownlineTransferScreen.tsx'
import { EnvelopeScreen } from './EnvelopeScreen/EnvelopeScreen.tsx'
import { ManualRebateScreen } from './ManualRebateScreen/ManualRebateScreen.tsx'
import { TransferScreen } from './TransferScreen/TransferScreen.tsx'

/** The screens of transfers within the platform, in one chunk: the first load lists every chunk. */
export const wallet = {
  transfer: TransferScreen,
  downline: DownlineTransferScreen,
  envelope: EnvelopeScreen,
  manualRebate: ManualRebateScreen,
}
