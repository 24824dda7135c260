import type { Call } from '@platform/sdk'
import { marksOf } from '@platform/sdk/testing'

/** Notes about a call besides its fields, in a few words each. */
export function notesOf(call: Call): string[] {
  const modules = [...new Set([call.module, ...Object.values(call.modules?.ids ?? {})])].join(' or ')
  return [`access ${call.access}`, `retry ${call.retry}`, `module ${modules}`, `section ${call.section}`, ...marksOf(call)]
}
