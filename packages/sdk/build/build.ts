import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { annotateDeclarations } from './annotateDeclarations.ts'
import { readDescriptions } from './readDescriptions.ts'

// One file for each module: any bundler then leaves out the modules that an app does not import, whatever it thinks of the calls in them.
const folder = join(import.meta.dirname, '..')
rmSync(join(folder, 'dist'), { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' })
annotateDeclarations(join(folder, 'dist'), readDescriptions())
