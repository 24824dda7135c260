import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenLists } from './screenLists.ts'

/** Writes the lists of the screens in a copy of the repository: after a screen was added, renamed, changed or removed. */
export async function writeScreens(root: string): Promise<void> {
  const source = join(root, 'packages/player/src')
  const files = Object.entries(await screenLists(source)).map(([path, text]) => {
    const file = join(source, path)
    writeFileSync(file, text)
    return file
  })
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, stdio: 'inherit' })
}
