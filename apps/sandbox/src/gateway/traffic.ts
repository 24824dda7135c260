import type { Pace } from './readBody.ts'
import { createSlots } from './slots.ts'

export interface TrafficLimits {
  /** Calls processed at the same time: the rest are refused with a retry, so that not all callers wait. */
  calls: number
  callsPerAddress: number
  /** Bodies on their way. */
  bodies: number
  bodiesPerAddress: number
  /** Bodies of up to 15 MB that are read at the same time, each of which fills the memory. */
  uploads: number
  uploadsPerAddress: number
  uploadsPerMember: number
  pace: Pace
}

export const trafficLimits: TrafficLimits = {
  calls: 1000,
  callsPerAddress: 250,
  bodies: 2000,
  bodiesPerAddress: 100,
  uploads: 16,
  uploadsPerAddress: 4,
  uploadsPerMember: 2,
  pace: { graceMs: 10_000, bytesPerSecond: 32_768 },
}

/** A call's place among those that are worked on. */
export interface Place {
  /** Throws 503 if the gateway is full, 429 if the address has reached its share. */
  enter(): void
  /** Waits for a body without taking a place: a slow client blocks no other. */
  receive<Body>(wait: () => Promise<Body>): Promise<Body>
  leave(): void
}

export interface Traffic {
  placeOf(address: string): Place
  /** Reads a large body, as one of few. */
  upload<Body>(sender: { address: string; member: number | undefined }, read: () => Promise<Body>): Promise<Body>
  pace: Pace
}

/** Prevents any one caller from using up the gateway. */
export function createTraffic(limits: TrafficLimits): Traffic {
  const calls = createSlots(limits.calls)
  const bodies = createSlots(limits.bodies)
  const uploads = createSlots(limits.uploads, 2)
  return {
    placeOf: (address) => {
      let leave = () => {}
      const enter = () => {
        leave = calls.take({ [address]: limits.callsPerAddress })
      }
      return {
        enter,
        receive: async (wait) => {
          leave()
          const release = bodies.take({ [address]: limits.bodiesPerAddress })
          const body = await wait().finally(release)
          enter()
          return body
        },
        leave: () => leave(),
      }
    },
    upload: async ({ address, member }, read) => {
      const release = uploads.take({ [`address ${address}`]: limits.uploadsPerAddress, [`member ${member}`]: limits.uploadsPerMember })
      return read().finally(release)
    },
    pace: limits.pace,
  }
}
