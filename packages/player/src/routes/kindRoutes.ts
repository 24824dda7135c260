/** The page of each kind of contract. */
export const kindRoutes = { dividend: 'dividendContract', daily: 'salaryContract', hourly: 'hourlyContract' } as const
