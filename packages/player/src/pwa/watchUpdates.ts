/** A waiting worker is told so long after it was found, and for so long after the page opened it takes over unasked (section 9), ms. */
export const updateTimes = { tellAfter: 200, window: 60_000, lookAgain: 1000 }

/** What is in the way of a reload: `play` is money under way or a game, `text` something written and not sent. */
export type Busy = 'play' | 'text' | undefined

export interface UpdatePorts {
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  busy: () => Busy
  /** Lets the player decide; `accept` makes the change. */
  offer: (accept: () => void) => void
  /** False where the page has reloaded just now: it is asked again. */
  reload: () => boolean
  /** ms since the page opened. */
  age: () => number
}

/**
 * Brings a new version: in the page's first minute by itself, later when the player agrees, never over written text, money or a game.
 * Every tab reloads once, when it is quiet. The first worker of a device changes nothing that shows.
 */
export function watchUpdates({ registration, container, busy, offer, reload, age }: UpdatePorts): void {
  let controlled = container.controller !== null
  let agreed = false
  let changed = false
  const again = (run: () => void) => void setTimeout(run, updateTimes.lookAgain)

  const takeOver = (worker: ServiceWorker) => {
    if (age() >= updateTimes.window) {
      offer(() => {
        agreed = true
        skipWaiting(worker)
      })
    } else if (busy()) again(() => takeOver(worker))
    else skipWaiting(worker)
  }
  const tell = (worker: ServiceWorker) => setTimeout(() => takeOver(worker), updateTimes.tellAfter)

  const follow = (worker: ServiceWorker) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) tell(worker)
    })
  const reloadWhenQuiet = () => {
    const now = busy()
    const quiet = now === undefined || (now === 'text' && agreed)
    if (!quiet || !reload()) again(reloadWhenQuiet)
  }

  if (registration.waiting && container.controller) tell(registration.waiting)
  if (registration.installing) follow(registration.installing)
  registration.addEventListener('updatefound', () => registration.installing && follow(registration.installing))
  container.addEventListener('controllerchange', () => {
    if (controlled && !changed) {
      changed = true
      reloadWhenQuiet()
    }
    controlled = true
  })
}

/** The message of 7.7. */
const skipWaiting = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' })
