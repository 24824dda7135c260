import type { TransferPurpose } from '@platform/sdk/wallet'
import type { WireLanguage } from '../db/Tables.ts'

const names: Readonly<Record<TransferPurpose, readonly [pt: string, en: string]>> = {
  normal: ['', ''],
  dividend: ['Dividendo', 'Dividend'],
  salary: ['Salário diário', 'Daily salary'],
  reward: ['Prêmio', 'Reward'],
  other: ['Outro', 'Other'],
}

/** The purpose of a transfer, '' if it has none. */
export const purposeName = (purpose: TransferPurpose, language: WireLanguage): string => names[purpose][language === 'EN' ? 1 : 0]
