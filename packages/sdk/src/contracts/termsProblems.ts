import type { ContractLimits, ContractProblem } from './ContractProblem.ts'
import type { ContractTerms } from './ContractTerms.ts'
import { limitProblems } from './limitProblems.ts'
import { tierProblems } from './tierProblems.ts'

/** Everything that is wrong with terms; none is: the gateway takes them. Editor and gateway ask the same. */
export const termsProblems = (terms: ContractTerms, limits: ContractLimits): ContractProblem[] => [
  ...tierProblems(terms, limits),
  ...limitProblems(terms, limits),
]
