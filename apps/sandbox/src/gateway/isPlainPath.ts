const plain = /^(\/[\w~!$'()*+,=:@&-][\w.~!$'()*+,=:@&-]*)*\/?$/

/**
 * A path that means the same to everything that reads it: it does not change when it is decoded or normalized, has no empty segment
 * and none that begins with a dot. Nothing of ours has another, so all others are refused before anybody interprets them.
 */
export const isPlainPath = (path: string): boolean => path !== '' && plain.test(path)

/** The answer to a request for any other path. */
export const refusePath = () => new Response('Bad request', { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
