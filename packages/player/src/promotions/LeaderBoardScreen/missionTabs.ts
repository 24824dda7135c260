/** The parts of the page: missions by their period, then the ranking. */
export const missionTabs = ['daily', 'weekly', 'once', 'newcomer', 'ranking'] as const
export type MissionTab = (typeof missionTabs)[number]
