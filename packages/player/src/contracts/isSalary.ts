import type { ContractTerms } from '@platform/sdk/contracts'

/** Whether terms pay a daily or hourly salary; otherwise a dividend. */
export const isSalary = ({ cycle }: Pick<ContractTerms, 'cycle'>): boolean => cycle === 'day' || cycle === 'hour'
