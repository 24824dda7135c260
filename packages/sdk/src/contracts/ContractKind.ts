import { oneOf } from '../core/fields.ts'

/** What a contract pays: a share of what a team lost, or a salary by the day or by the hour. */
export const ContractKind = /* @__PURE__ */ oneOf('dividend', 'daily', 'hourly')
export type ContractKind = (typeof ContractKind.options)[number]

/** How long a period is: dividends go by the week (from Monday), the half month (to the 15th) or the month, salaries by day or hour. */
export const ContractCycle = /* @__PURE__ */ oneOf('week', 'halfMonth', 'month', 'day', 'hour')
export type ContractCycle = (typeof ContractCycle.options)[number]

/** The contracts that pay the caller, or those of the members right below. */
export const ContractSide = /* @__PURE__ */ oneOf('mine', 'downline')
export type ContractSide = (typeof ContractSide.options)[number]

/** The feature that a kind of contract belongs to. */
export const contractFeatures = { dividend: 'SIGNCONDIV3', daily: 'DAILYSALCONT3', hourly: 'HOURSAL3' } as const

/** What every call says that names its kind of contract: the module is that of the kind. */
export const contractCall = { modules: { field: 'kind', ids: contractFeatures }, access: 'contract', section: '7.5', shown: false } as const
