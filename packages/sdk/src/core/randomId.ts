// Used hundreds of times: one call of the browser's own source costs more than the rest of an id.
const pool = /* @__PURE__ */ new Uint32Array(400)
let usedCount = pool.length

/** 128 random bits in hex: request ids and idempotency keys. Also works on insecure origins. */
export function randomId(): string {
  if (usedCount === pool.length) usedCount = (crypto.getRandomValues(pool), 0)
  let id = ''
  for (const end = usedCount + 4; usedCount < end; usedCount++) id += pool[usedCount]!.toString(16).padStart(8, '0')
  return id
}
