import { oneOf } from '../core/wire/fields.ts'

/** Whose record: A is that of an agent's team, the agent and everyone below. */
export const RecordTypes = /* @__PURE__ */ oneOf('A')
