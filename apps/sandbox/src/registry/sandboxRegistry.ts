import type { ConsoleState } from '../gateway/ConsoleState.ts'
import type { PersonRegistry } from './PersonRegistry.ts'

/** Everyone is clear but those that the console names; its switch makes the register fall silent. */
export const sandboxRegistry = (state: ConsoleState): PersonRegistry => ({
  check: (cpf) => {
    const { registryDown, registryAnswers } = state.current()
    if (registryDown) return Promise.reject(new Error('the register of persons does not answer'))
    return Promise.resolve(registryAnswers[cpf] ?? 'clear')
  },
})
