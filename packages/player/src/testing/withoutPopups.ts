import type { Client } from '@platform/sdk'
import { intercept } from './intercept.ts'

/** The gateway's announcements never pop up over home, so that they cover nothing a test taps. */
export function withoutPopups(client: Client) {
  intercept(client, 'getAnnouncements', async (_input, pass) => ({ ...((await pass()) as object), popup: [] }))
}
