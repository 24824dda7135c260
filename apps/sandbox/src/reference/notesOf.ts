import type { Call } from '@platform/sdk'

/** What there is to know about a call besides its fields, in a few words each. */
export function notesOf(call: Call): string[] {
  const modules = [call.module, ...Object.values(call.modules?.ids ?? {})].join(' or ')
  const marks = [
    call.encrypted && 'sealed',
    call.multipart && 'multipart',
    call.form && 'form',
    call.bare && 'bare',
    !call.shown && 'path chosen by us',
  ]
  return [
    `access ${call.access}`,
    `retry ${call.retry}`,
    `module ${modules}`,
    `section ${call.section}`,
    ...marks.filter((mark) => mark !== false && mark !== undefined),
  ]
}
