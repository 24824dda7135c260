import type { TransferSettings } from './TransferSettings.ts'

/** Round amounts to select with one tap, and the maximum. */
export function chipsOf({ min, max, transferable }: Pick<TransferSettings, 'min' | 'max' | 'transferable'>): number[] {
  const most = Math.min(max, transferable)
  return most < min ? [] : [...[5000, 10_000, 50_000].filter((amount) => amount >= min && amount < most), most]
}
