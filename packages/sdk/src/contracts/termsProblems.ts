import type { ContractLimits, ContractProblem } from './ContractProblem.ts'
import type { ContractTerms } from './ContractTerms.ts'
import { limitProblems } from './limitProblems.ts'
import { tierProblems } from './tierProblems.ts'

/** All problems of terms; if there are none, the gateway accepts them. Editor and gateway use this same check. */
export const termsProblems = (terms: ContractTerms, limits: ContractLimits): ContractProblem[] => [
  ...tierProblems(terms, limits),
  ...limitProblems(terms, limits),
]
