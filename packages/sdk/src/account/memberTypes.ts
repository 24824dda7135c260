/** Member type numbers (section 6). 41 and 42 are agents without dividend information. */
export const memberTypes = { player: 0, agent: 1, topAgent: 2, trial: 4, testPlayer: 40, agentNoDividend: 41, agentNoContract: 42 } as const

/** True for members with a team: excludes players, trial and test accounts. */
export const isAgentType = (type: number) => type !== 0 && type !== 4 && type !== 40
