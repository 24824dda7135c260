import type { ContractTerms } from '@platform/sdk/contracts'

/** Whether terms pay by the day or the hour; else they are those of a dividend. */
export const isSalary = ({ cycle }: Pick<ContractTerms, 'cycle'>): boolean => cycle === 'day' || cycle === 'hour'
