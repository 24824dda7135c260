import { isCpf } from '@platform/sdk/security'
import * as z from 'zod/mini'
import { refusalReasons } from '../registry/exports.ts'
import { action, type Action } from './Action.ts'

const down = z.object({ down: z.boolean() })

/** What the services outside the gateway answer: persons, identities, addresses. */
export const registryActions: Record<string, Action> = {
  'registry/person': action(
    'The register of persons answers for a CPF: it may bet, is excluded from the whole market, or receives a social benefit.',
    z.object({ idNumber: z.string().check(z.refine(isCpf)), answer: z.enum(['clear', 'exclusion', 'socialProgramme']) }),
    ({ idNumber, answer }, { console: state }) => {
      const { [idNumber]: _before, ...others } = state.current().registryAnswers
      return state.set('registryAnswers', answer === 'clear' ? others : { ...others, [idNumber]: answer })
    },
  ),
  'registry/down': action('The register of persons does not answer, or answers again.', down, (body, { console: state }) =>
    state.set('registryDown', body.down),
  ),
  'place/down': action('The register of addresses does not answer, or answers again.', down, (body, { console: state }) =>
    state.set('placeDown', body.down),
  ),
  'identity/answer': action(
    'The identity service leaves checks to the desk, accepts them, refuses them for a reason, or does not answer.',
    z.object({ answer: z.enum(['desk', 'clear', 'down', ...refusalReasons]) }),
    ({ answer }, { console: state }) => state.set('identityAnswer', answer),
  ),
}
