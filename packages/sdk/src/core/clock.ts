/** The server's time, independent of the device's clock. */
export interface Clock {
  /** Server time in ms. */
  now(): number
  /** Adds a sample from an answer: server time, and `performance.now()` when it was requested and received. */
  observe(serverTime: number, sent: number, received: number): void
}

interface Sample {
  /** Server time less `performance.now()`. */
  offset: number
  /** Maximum error, ms: half the round trip. */
  error: number
}

/** Stores the fastest of the last five answers. A sample that contradicts it means that the device slept: the older ones are dropped. */
export function createClock(): Clock {
  let samples: Sample[] = []
  const fastest = () => samples.reduce((best, sample) => (sample.error < best.error ? sample : best))
  return {
    now: () => (samples.length ? performance.now() + fastest().offset : Date.now()),
    observe(serverTime, sent, received) {
      const error = (received - sent) / 2
      const sample = { offset: serverTime + error - received, error }
      const fits = samples.every((old) => Math.abs(old.offset - sample.offset) <= old.error + error + 250)
      samples = fits ? [...samples, sample].slice(-5) : [sample]
    },
  }
}
