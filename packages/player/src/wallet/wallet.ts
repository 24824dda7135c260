import { DownlineTransferScreen } from './DownlineTransferScreen/DownlineTransferScreen.tsx'
import { EnvelopeScreen } from './EnvelopeScreen/EnvelopeScreen.tsx'
import { ManualRebateScreen } from './ManualRebateScreen/ManualRebateScreen.tsx'
import { TransferScreen } from './TransferScreen/TransferScreen.tsx'

/** The screens of money that moves within the house, in one file: each file more is named in the first load. */
export const wallet = {
  transfer: TransferScreen,
  downline: DownlineTransferScreen,
  envelope: EnvelopeScreen,
  manualRebate: ManualRebateScreen,
}
