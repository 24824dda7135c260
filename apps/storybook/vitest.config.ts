import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

export default vitestProjects(
  vitestUnit(),
  vitestBrowser({
    include: ['test/**/*.test.tsx'],
    // Tells stories that they run outside Storybook, so that a violation fails the story.
    env: { VITEST_STORYBOOK: 'false', VITEST_STORIES: process.env.STORIES ?? '' },
  }),
)
