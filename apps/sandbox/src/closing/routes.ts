import { closeAccount } from '@platform/sdk/security'
import { handle } from '../gateway/handle.ts'
import { close } from './closeAccount.ts'

/** The end of an account: refused while any domain still owes or expects something. */
export const closingRoutes = [handle(closeAccount, (form, context) => close(context, form))]
