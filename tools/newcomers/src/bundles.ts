import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { project } from './project.ts'

/** What an app may weigh with a client and this call, brotli. */
const limits = { getGameList: 10_000, login: 10_800 }
const entries = { getGameList: 'games', login: 'account' }

// Rollup resolves and minifies by plugins, and replaces NODE_ENV by one.
const rollupConfig = `import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
export default Object.keys(${JSON.stringify(entries)}).map((name) => ({
  input: name + '.js',
  output: { file: 'rollup/' + name + '.js', format: 'es' },
  plugins: [resolve({ browser: true }), replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }), terser({ module: true, ecma: 2020, compress: { passes: 2 } })],
}))`

const packerConfig = (out: string) => `export default {
  mode: 'production',
  entry: { getGameList: './getGameList.js', login: './login.js' },
  output: { path: import.meta.dirname + '/${out}', filename: '[name].js', module: true, library: { type: 'module' } },
  experiments: { outputModule: true },
}`

const viteConfig = `export default {
  build: {
    outDir: 'vite',
    emptyOutDir: false,
    rolldownOptions: {
      input: process.env.ENTRY + '.js',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
}`

const builds = {
  esbuild: [
    'esbuild',
    ...Object.keys(entries).map((name) => `${name}.js`),
    '--bundle',
    '--minify',
    '--format=esm',
    '--outdir=esbuild',
    '--log-level=warning',
  ],
  vite: ['vite', 'build', '--logLevel=warn'],
  rollup: ['rollup', '-c', '--silent=false'],
  webpack: ['webpack', '--config', 'webpack.config.mjs'],
  rspack: ['rspack', 'build', '--config', 'rspack.config.mjs'],
}

/** Each bundler builds an app of a client and one call: within its limit, without a warning, and without what only servers explain. */
export async function bundleEverywhere(tarballs: Record<string, string>): Promise<string[]> {
  const tools = ['esbuild', 'vite', 'rollup', '@rollup/plugin-node-resolve', '@rollup/plugin-replace', '@rollup/plugin-terser', 'webpack', 'webpack-cli', '@rspack/core', '@rspack/cli'] // prettier-ignore
  const app = (name: keyof typeof entries) =>
    `export { createClient } from '@platform/sdk'\nexport { ${name} } from '@platform/sdk/${entries[name]}'\n`
  const { folder, run } = await project(
    { '@platform/sdk': tarballs['@platform/sdk']!, ...Object.fromEntries(tools.map((tool) => [tool, '*'])) },
    {
      'getGameList.js': app('getGameList'),
      'login.js': app('login'),
      'rollup.config.mjs': rollupConfig,
      'webpack.config.mjs': packerConfig('webpack'),
      'rspack.config.mjs': packerConfig('rspack'),
      'vite.config.mjs': viteConfig,
    },
    { type: 'module' },
  )
  const lines: string[] = []
  for (const [bundler, [command = '', ...args]] of Object.entries(builds)) {
    for (const [name, limit] of Object.entries(limits)) {
      const said = await run('npx', [command, ...args], { ENTRY: name })
      if (/warning|annotation/i.test(said)) throw new Error(`${bundler} warns: ${said.slice(0, 2000)}`)
      const code = readFileSync(join(folder, bundler, `${name}.js`), 'utf8')
      if (code.includes('is there a gateway at')) throw new Error(`${bundler} ships the explanations of servers`)
      const size = brotliCompressSync(code).length
      lines.push(`${bundler} ${name} ${size}`)
      if (size > limit) throw new Error(`${bundler}: a client and ${name} are ${size} bytes, more than ${limit}`)
    }
  }
  return lines
}
