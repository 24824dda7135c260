import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

export default vitestProjects(
  vitestUnit(),
  vitestBrowser({
    include: ['test/**/*.test.tsx'],
    // Stories change their page, and a reference picture needs one that none has changed.
    isolate: true,
    // Stories read this as running outside Storybook, so that a violation fails the story.
    env: { VITEST_STORYBOOK: 'false', VITEST_STORIES: process.env.STORIES ?? '' },
  }),
)
