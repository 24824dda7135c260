import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writeScreens } from './screens/writeScreens.ts'

const answers = process.argv.slice(2)
// `npm run gen -- merchant` also works on a fresh clone: its dependencies are installed first.
if (answers[0] === 'screens') await writeScreens(join(import.meta.dirname, '../..'))
else {
  // Reads the list of screens, which must not prevent that one is removed from it.
  const { missingAnswers } = await import('./missingAnswers.ts')
  const missing = process.stdin.isTTY ? undefined : missingAnswers(answers)
  if (missing) console.error(missing)
  process.exitCode = missing ? 1 : (spawnSync('gen', ['run', ...answers], { stdio: 'inherit' }).status ?? 1)
}
