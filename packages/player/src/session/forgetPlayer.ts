import type { Client } from '@platform/sdk'
import { areas } from '../storage/area.ts'
import { clearSignedOut, entries } from '../storage/entries.ts'
import { forgetLogin } from '../storage/rememberedLogin.ts'

/** Clears all data of the player on this device (section 4). Never fails. */
export async function forgetPlayer(client: Client): Promise<void> {
  entries.autoLogin.set('0')
  clearSignedOut()
  areas.clear('session')
  client.session.clear()
  await forgetLogin()
}
