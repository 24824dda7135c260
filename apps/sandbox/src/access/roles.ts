/** Every role that may send a request (section 6). The session of a disabled member still exists at that moment. */
export const roles = {
  guest: undefined,
  player: 0,
  agent: 1,
  topAgent: 2,
  trial: 4,
  testPlayer: 40,
  agentNoDividend: 41,
  agentNoContract: 42,
  disabled: 0,
  paused: 0,
  excluded: 0,
  closing: 0,
  underage: 0,
  pausedAgent: 1,
  excludedAgent: 1,
  closingAgent: 1,
} as const
export type Role = keyof typeof roles

/** Roles by the state of their account, of which nothing is open but what `protectedRules` lists. */
export const protectedRoles = {
  paused: 'paused',
  pausedAgent: 'paused',
  excluded: 'excluded',
  excludedAgent: 'excluded',
  closing: 'closing',
  closingAgent: 'closing',
} as const satisfies Partial<Record<Role, string>>

/** The owner of the thing that a request names, relative to the caller. */
export const subjectKinds = ['own', 'otherMember', 'otherBranch', 'otherMerchant', 'absent'] as const
export type SubjectKind = (typeof subjectKinds)[number]
