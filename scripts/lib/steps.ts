export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

// For tools that read our configuration files with Node itself.
const sources = { NODE_OPTIONS: '--conditions=@platform/source' }
const published = ['sdk', 'ui', 'player']
const unit = ['run', 'test', '--concurrency=1', '--continue']

/**
 * What `npm test` does, in order; steps of one list run beside each other.
 * A step whose runner prints totals counts by test, any other counts as one.
 */
export const steps: (Step | Step[])[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'turbo', args: ['run', 'types', '--output-logs=errors-only'] },
  { name: 'types of the tools', command: 'tsc', args: ['--noEmit'] },
  // The player's take as long as all others together, and wait for a page where others compute.
  [
    { name: 'unit, component and screen tests of the player', command: 'turbo', args: [...unit, '--filter=@platform/player'] },
    { name: 'unit, component and screen tests of the others', command: 'turbo', args: [...unit, '--filter=!@platform/player'] },
  ],
  { name: 'builds', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  // After the builds: its loader of configuration files reads the built merchants' presets.
  { name: 'unused files, exports, dependencies', command: 'knip', args: ['--no-config-hints'], env: sources },
  ...published.map((name) => ({ name: `publint ${name}`, command: 'publint', args: ['--strict', `packages/${name}`] })),
  ...published.map((name) => ({
    name: `types of the packed ${name}`,
    command: 'attw',
    args: ['--pack', `packages/${name}`, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', '--format', 'ascii'],
  })),
  { name: 'checks of the repository', command: 'vitest', args: ['run'] },
  {
    name: 'end to end',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: sources,
  },
]
