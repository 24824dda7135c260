import type { GameMessage } from './messages.ts'
import { type BridgeRefusal, refusal } from './Refusal.ts'

/** What a game may send next: `ready` first (a game that cannot start sends `error` or `exit`), then one round at a time. */
export function roundRules() {
  let isReady = false
  let round: string | undefined
  return {
    /** The running round. */
    round: () => round,
    /** Follows a message; a refusal if it cannot come now. */
    follow(message: GameMessage): BridgeRefusal | undefined {
      const { type } = message
      if (type === 'ready') {
        isReady = true
        // After a reload the game resumes, or ends, its round itself.
        round = undefined
      } else if (!isReady && type !== 'error' && type !== 'exit') return refusal('order', type)
      else if (type === 'roundStarted') {
        if (round !== undefined) return refusal('order', type)
        round = message.roundId
      } else if (type === 'roundEnded') {
        if (round !== message.roundId) return refusal('order', type)
        round = undefined
      }
      return undefined
    },
  }
}
