/** Delay before a waiting worker is used, time after opening in which it activates without the player, poll interval (section 9), ms. */
export const updateTimes = { tellAfter: 200, window: 60_000, lookAgain: 1000 }

/** What prevents a reload: `play` is a payment in progress or a game, `text` is text typed and not sent. */
export type Busy = 'play' | 'text' | undefined

export interface UpdatePorts {
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  busy: () => Busy
  /** Lets the player decide; `accept` activates the new version. */
  offer: (accept: () => void) => void
  /** False if the page has just reloaded: it is called again later. */
  reload: () => boolean
  /** ms since the page opened. */
  age: () => number
}

/**
 * Activates a new version: automatically in the page's first minute, later when the player agrees, never over typed text, money or a game.
 * Every tab reloads once, when it is idle. The first worker of a device changes nothing visible.
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
