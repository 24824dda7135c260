export type { Scenario } from '@platform/sandbox/scenario'
export { states, type State } from '../scenarios/State.ts'
export { missingStates, scenarioNamed, scenariosOf } from '../scenarios/scenariosOf.ts'
