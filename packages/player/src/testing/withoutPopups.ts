import type { Client } from '@platform/sdk'

/** The gateway's announcements never pop up over home, so that they cover nothing a test taps. */
export function withoutPopups(client: Client) {
  const real = client.request.bind(client)
  client.request = async (call, input, options) => {
    const answer = await real(call, input, options)
    return call.name === 'getAnnouncements' ? ({ ...(answer as object), popup: [] } as typeof answer) : answer
  }
}
