const plainPath = /^(\/[\w~!$'()*+,=:@&-][\w.~!$'()*+,=:@&-]*)*\/?$/

/**
 * A path that means the same to every reader: decoding or normalizing does not change it, it has no empty segment and none that begins with
 * a dot. All our paths are plain, so any other is refused before it is interpreted.
 */
export const isPlainPath = (path: string): boolean => path !== '' && plainPath.test(path)

/** The answer to a request for any other path. */
export const refusePath = () => new Response('Bad request', { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
