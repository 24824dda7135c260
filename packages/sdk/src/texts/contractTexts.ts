import { transferTexts } from './transferTexts.ts'

/** Codes of contracts between a member and the party directly above. */
export const contractTexts = {
  ...transferTexts,
  'contract.changed': 'contractChanged',
  'contract.children': 'contractChildren',
  'contract.exists': 'contractExists',
  'contract.level': 'contractLevel',
  'contract.member': 'contractMember',
  'contract.none': 'contractNone',
  'contract.period': 'contractPeriod',
  'contract.periodPaid': 'contractPeriodPaid',
  'contract.plain': 'contractPlain',
  'contract.self': 'contractSelf',
  'contract.settled': 'contractSettled',
  'contract.standard': 'contractStandard',
  'contract.terms': 'contractTerms',
  'contract.total': 'contractTotal',
  'contract.user': 'userDisabled',
} as const
