import { openSession } from '../gateway/sessions.ts'
import { addRememberedDevice, type Person } from './people.ts'
import type { TestSandbox } from './sendCall.ts'

/** Signs a caller in again, after a call that ended the session and the remembered devices. */
export async function signInAgain({ db, sandbox: { services } }: TestSandbox, person: Person): Promise<void> {
  person.token = await openSession(db, person.id, services.now())
  services.sessions.forget(person.id)
  await addRememberedDevice(db, person)
}
