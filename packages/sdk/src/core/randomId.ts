// Used hundreds of times: one call of the browser's own source costs more than the rest of an id.
const pool = /* @__PURE__ */ new Uint32Array(400)
let used = pool.length

/** 128 random bits in hex: request ids and idempotency keys. Also works on insecure origins. */
export function randomId(): string {
  if (used === pool.length) used = (crypto.getRandomValues(pool), 0)
  let id = ''
  for (const end = used + 4; used < end; used++) id += pool[used]!.toString(16).padStart(8, '0')
  return id
}
