import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Takes the reference pictures of a Storybook test; `only` selects them by arguments and environment. `PICTURES=off` skips this. */
export function drawPictures(root: string, file: string, only: { args?: string[]; env?: Record<string, string> }): string {
  if (process.env.PICTURES === 'off') return 'no picture: PICTURES=off'
  const args = ['run', file, '--update', ...(only.args ?? [])]
  const command = [
    'cd apps/storybook &&',
    ...Object.entries(only.env ?? {}).map((pair) => pair.join('=')),
    'npx vitest',
    ...args.map((arg) => (arg.includes(' ') ? `'${arg}'` : arg)),
  ].join(' ')
  try {
    execFileSync('node_modules/.bin/vitest', args, {
      cwd: join(root, 'apps/storybook'),
      env: { ...process.env, ...only.env },
      stdio: 'pipe',
    })
    return `${file.replace('test/', 'apps/storybook/test/__screenshots__/')}: look at what is new`
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    throw new Error(`No picture: fix this, then take it with ${command}\n${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`, {
      cause: error,
    })
  }
}
