import { execFile } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { consumerBundles } from '../consumerBundles.ts'

const root = join(import.meta.dirname, '../../..')

export const publishedPackages = ['sdk', 'ui', 'player']

/** What our packages share with an app: their peers. */
export const sharedPackages = {
  react: '^19.2.7',
  'react-dom': '^19.2.7',
  '@tanstack/react-query': '^5.100.0',
  jotai: '^3.0.0',
  'react-router': '^8.0.0',
}

/** A project of a third party in an empty folder: no workspace, no source condition. */
export function packedProject(folder: string) {
  // Asynchronous, since a sandbox may answer in this same process.
  async function inFolder(command: string, args: string[], env = {}): Promise<string> {
    const running = promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } })
    const { stdout } = await running.catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${command}: ${error.stdout}${error.stderr}`)
    })
    return stdout
  }

  /** Runs code as a file of the project, with Node; `GATEWAY` is the address of the gateway. */
  async function runCode(name: string, code: string, env: { GATEWAY: string; SITE?: string }): Promise<string> {
    writeFileSync(join(folder, name), code)
    return (await inFolder(process.execPath, [name], env)).trim()
  }

  /** Installs our packages in these versions, with what they need beside them. */
  async function install(ours: Record<string, string>, pnpm = {}): Promise<void> {
    const manifest = {
      type: 'module',
      private: true,
      dependencies: { ...ours, ...sharedPackages },
      devDependencies: { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0', '@vanilla-extract/css': '^1.0.0' },
      pnpm,
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\n')
    await inFolder('pnpm', ['install', '--prefer-offline', '--ignore-scripts'])
  }

  return {
    inFolder,
    runCode,
    install,
    /** Packs the three packages and installs the tarballs. */
    async installPacked(): Promise<void> {
      // Serial: packing builds the packages, and the player's build needs the other two.
      for (const name of publishedPackages)
        await inFolder('pnpm', ['--dir', join(root, 'packages', name), 'pack', '--pack-destination', folder])
      const files = readdirSync(folder)
      const tarballs = Object.fromEntries(files.map((file) => [`@platform/${/platform-(\w+)-/.exec(file)?.[1]}`, `file:./${file}`]))
      await install(tarballs, { overrides: tarballs })
    },
    /** Builds the example of the README, runs the build against a gateway, and returns what it prints. */
    async runExample(gateway: string): Promise<string> {
      const [, example = ''] = /```js third-party\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
      const output = await runCode('example.js', await consumerBundles(folder).withEsbuild(example), { GATEWAY: gateway })
      if (!/games on the first of \d+ pages[^]*Balance: \S+ \d+\.\d\d/.test(output))
        throw new Error(`The README's example printed: ${output}`)
      return output
    },
  }
}
