import { field } from './field.ts'

const MAX_IMAGES = 3
const MAX_IMAGE = 5 * 1024 * 1024

const isImage = (value: unknown) => value instanceof Blob && value.size > 0 && value.size <= MAX_IMAGE

/** Up to three pictures to send, png or jpg, 5 MB each; the gateway looks at what is inside. Spec 5. */
export const images = /* @__PURE__ */ field<Blob[]>({ type: 'string', format: 'binary', files: MAX_IMAGES }, (value) =>
  Array.isArray(value) && value.length <= MAX_IMAGES && value.every(isImage) ? value : undefined,
)

/** What a player writes beside an application: up to 140 characters, as a reader counts them. Spec 5. */
export const comment = /* @__PURE__ */ field<string>({ type: 'string', pattern: '^[^]{0,140}$' }, (value) =>
  typeof value === 'string' && [...value].length <= 140 ? value : undefined,
)
