import { createElement } from 'react'
import { useMarket } from '../../merchant/useMarket.ts'
import { registrationOf } from './registrationOf.ts'

/** `/m/register` (2.10). Afterwards the player is signed in. */
export function RegisterScreen() {
  return createElement(registrationOf(useMarket()))
}
