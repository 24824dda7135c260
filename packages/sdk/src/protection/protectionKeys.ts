/** Query keys of limits: all begin with 'protection'. */
export const protectionKeys = {
  all: ['protection'] as const,
  limits: () => [...protectionKeys.all, 'limits'] as const,
  limitChanges: () => [...protectionKeys.all, 'limitChanges'] as const,
}
