import { field } from './wire/field.ts'

const MAX_IMAGES = 3
const MAX_IMAGE = 5 * 1024 * 1024

const isImage = (value: unknown) => value instanceof Blob && value.size > 0 && value.size <= MAX_IMAGE

/** Up to three pictures to send, png or jpg, 5 MB each; the gateway checks their content. Spec 5. */
export const images = /* @__PURE__ */ field<Blob[]>({ type: 'string', format: 'binary', files: MAX_IMAGES }, (value) =>
  Array.isArray(value) && value.length <= MAX_IMAGES && value.every(isImage) ? value : undefined,
)

/**
 * Text of limited length in visible characters: an emoji is one. Surrounding whitespace does not count.
 * @__NO_SIDE_EFFECTS__
 */
export const textOf = (min: number, max: number) =>
  field<string>({ type: 'string', minLength: min, maxLength: max }, (value) => {
    if (typeof value !== 'string') return undefined
    const { length } = [...value.trim()]
    return length >= min && length <= max ? value : undefined
  })

/** A body of text fields and files; a list is sent as one field per item. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const items = Array.isArray(value) ? (value as Blob[]) : value === undefined ? [] : [String(value as string)]
    for (const item of items) form.append(name, item)
  }
  return form
}
