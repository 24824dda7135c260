import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A folder outside every workspace, with our packages as tarballs. */
export interface Project {
  folder: string
  /** Runs a command there, and returns what it prints. */
  run: (command: string, args: string[], env?: Record<string, string | undefined>) => Promise<string>
  /** Runs code with Node. */
  node: (code: string, env?: Record<string, string>) => Promise<string>
}

const execute = promisify(execFile)

/** Packs our packages, as they would be published. */
export async function pack(root: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tarballs-'))
  const names = ['sdk', 'ui', 'player']
  for (const name of names)
    await execute('pnpm', ['--dir', join(root, 'packages', name), 'pack', '--pack-destination', folder], { maxBuffer: 1e8 })
  return Object.fromEntries(
    readdirSync(folder).map((file) => [`@platform/${/platform-(\w+)-/.exec(file)?.[1]}`, `file:${join(folder, file)}`]),
  )
}

/** Writes the files of a project, and installs what it depends on with npm. */
export async function project(dependencies: Record<string, string>, files: Record<string, string> = {}, manifest = {}): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('package.json', JSON.stringify({ private: true, dependencies, ...manifest }))
  for (const [name, text] of Object.entries(files)) write(name, text)
  const run: Project['run'] = async (command, args, env = {}) => {
    const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, ...env }, maxBuffer: 1e8 }
    const { stdout, stderr } = await execute(command, args, options).catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}: ${error.stdout}${error.stderr}`)
    })
    return stdout + stderr
  }
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'])
  const node: Project['node'] = (code, env) => {
    write('run.mjs', code)
    return run(process.execPath, ['run.mjs'], env)
  }
  return { folder, run, node }
}
