import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

export default vitestProjects(
  vitestUnit(),
  vitestBrowser({
    include: ['test/**/*.test.tsx'],
    // Stories read this as running outside Storybook, so that a violation fails the story.
    env: { VITEST_STORYBOOK: 'false', VITEST_STORIES: process.env.STORIES ?? '' },
  }),
)
