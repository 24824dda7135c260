/**
 * Items that nothing enforces yet, and what they wait for. The report says so and the command fails. An item leaves the list with its
 * first fixture.
 */
export const notEnforced: Record<string, string> = {
  'numbers.limitsRequiredAtRegistration': 'a registration that requires them: today the page of limits proposes them',
  'numbers.realityCheckMs': 'the reality check',
  'requires.registration': 'a registration of one question per step: today the document is the only fact that depends on the market',
}
