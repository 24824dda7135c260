/** Query keys of player protection: all begin with 'protection'. */
export const protectionKeys = {
  all: ['protection'] as const,
  limits: () => [...protectionKeys.all, 'limits'] as const,
  limitChanges: () => [...protectionKeys.all, 'limitChanges'] as const,
  play: () => [...protectionKeys.all, 'play'] as const,
  state: () => [...protectionKeys.all, 'state'] as const,
  effects: (act: string) => [...protectionKeys.all, 'effects', act] as const,
}
