const every = 100
const longest = 10_000

const pause = (ms: number) => new Promise((end) => setTimeout(end, ms))

/** Safari has no such moment. */
const idle = () =>
  new Promise<void>((end) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => end(), { timeout: longest }) : end()))

/**
 * Presses a button that was tapped before the app was there, as soon as React hears it. React itself drops a click on what still waits for its
 * code or data. A button that React has replaced meanwhile is not pressed.
 */
export async function pressOnceHydrated(button: HTMLElement): Promise<void> {
  for (let waited = 0; !isHydrated(button); waited += every) {
    if (waited > longest || !button.isConnected) return
    await pause(every)
  }
  // Text that was typed before the tap has reached the app by then: its forms read it once they are hydrated.
  await idle()
  // React marks an element while it renders, and the browser may be idle between two slices of that: on a busy phone the form comes later.
  await pause(300)
  button.click()
}

/** React has no other sign of it than the properties that it stores at an element. */
const isHydrated = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
