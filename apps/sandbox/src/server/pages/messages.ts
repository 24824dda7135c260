/** What a site asks of its page worker: to render a page (`file` is that of the build), and the answer to a call. */
export type ToWorker =
  | { page: number; name: string; search: string; file: string }
  | { call: number; status: number; headers: Record<string, string>; text: string }

/** A rendered page, why there is none, or a public call that the page needs. */
export type FromWorker =
  | { page: number; html: Uint8Array; br: Uint8Array; gzip: Uint8Array }
  | { page: number; error: string }
  | { call: number; path: string; headers: Record<string, string> }
