import type { MessageOf, MessageTable } from './messages.ts'
import type { BridgePort } from './ports.ts'
import { BRIDGE_VERSION, readFields, readBridgeMessage } from './readBridgeMessage.ts'
import { type BridgeRefusal, isRefusal, refusal } from './Refusal.ts'

export interface BridgeOptions<In> {
  port: BridgePort
  /** Of the address that the game was opened with; both sides have the same. */
  session: string
  onMessage: (message: In) => void
  /** A message that had no effect; also those of other windows. */
  onRefused?: (refusal: BridgeRefusal) => void
}

export interface Bridge<Out> {
  /** Sends a message; the answer is why it was not sent. */
  send: (message: Out) => BridgeRefusal | undefined
  /** Stops to listen and to send. */
  close: () => void
}

interface Direction<T extends MessageTable> {
  table: T
  /** A refusal if the message cannot come now. */
  follow?: (message: MessageOf<T>) => BridgeRefusal | undefined
}

/** One side of the bridge. */
export function connect<In extends MessageTable, Out extends MessageTable>(
  { port, session, onMessage, onRefused }: BridgeOptions<MessageOf<In>>,
  incoming: Direction<In>,
  outgoing: Direction<Out>,
): Bridge<MessageOf<Out>> {
  let above = 0
  // A page that is loaded again goes on above its last number.
  let sequence = Date.now()
  let isOpen = true

  function receive(data: unknown, refused?: BridgeRefusal): BridgeRefusal | undefined {
    const read = refused ?? readBridgeMessage(data, { table: incoming.table, session, above })
    if (isRefusal(read)) return read
    above = read.sequence
    const outOfOrder = incoming.follow?.(read.message)
    if (!outOfOrder) onMessage(read.message)
    return outOfOrder
  }
  const stop = port.listen((data, refused) => {
    const refusedAs = receive(data, refused)
    if (refusedAs) onRefused?.(refusedAs)
  })

  return {
    send(message) {
      if (!isOpen) return refusal('closed', message.type)
      const fields = readFields(outgoing.table, new Map(Object.entries(message)))
      const refused = isRefusal(fields) ? fields : outgoing.follow?.(fields)
      if (refused) return refused
      port.send({ bridge: BRIDGE_VERSION, session, sequence: ++sequence, ...fields })
      return undefined
    },
    close() {
      isOpen = false
      stop()
    },
  }
}
