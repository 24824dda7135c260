import { oneOf } from '../core/fields.ts'

/** Whose record: A is that of an agent's team, the agent and everybody below. */
export const RecordTypes = /* @__PURE__ */ oneOf('A')
