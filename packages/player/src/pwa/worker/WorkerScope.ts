// The worker APIs in use. TypeScript's `webworker` and `DOM` libraries exclude each other.

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request
  /** The page, requested while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: MessageEvent
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

/** The build's precache list, written into the worker by `@platform/config`'s Vite plugin. */
export interface Precache {
  /** Changes with every file of the list, and with it the worker. */
  version: string
  /** Addresses of the shell: pages, hashed assets, icons. */
  files: string[]
}
