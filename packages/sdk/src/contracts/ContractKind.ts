import { oneOf } from '../core/wire/fields.ts'

/** What a contract pays: a share of what a team lost, or a salary by the day or by the hour. */
export const ContractKind = /* @__PURE__ */ oneOf('dividend', 'daily', 'hourly')
export type ContractKind = (typeof ContractKind.options)[number]

/** Length of a period: dividends are weekly (from Monday), half-monthly (to the 15th) or monthly, salaries daily or hourly. */
export const ContractCycle = /* @__PURE__ */ oneOf('week', 'halfMonth', 'month', 'day', 'hour')
export type ContractCycle = (typeof ContractCycle.options)[number]

/** The contracts that pay the caller, or those of the direct members. */
export const ContractSide = /* @__PURE__ */ oneOf('mine', 'downline')
export type ContractSide = (typeof ContractSide.options)[number]

/** The feature that a kind of contract belongs to. */
export const contractFeatures = { dividend: 'SIGNCONDIV3', daily: 'DAILYSALCONT3', hourly: 'HOURSAL3' } as const

/** Input of every call for a kind of contract: the module depends on the kind. */
export const contractCall = { modules: { field: 'kind', ids: contractFeatures }, access: 'contract', section: '7.5', shown: false } as const
