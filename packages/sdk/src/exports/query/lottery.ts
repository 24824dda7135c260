export * from '../../lottery/lotteryKeys.ts'
export * from '../../lottery/mutations.ts'
export * from '../../lottery/queries.ts'
