/** The parts of the page: missions by how often they come, then the ranking. */
export const missionTabs = ['daily', 'weekly', 'once', 'newcomer', 'ranking'] as const
export type MissionTab = (typeof missionTabs)[number]
