import { run } from './processes.ts'

/** Builds the named packages with turbo; unchanged packages come from its cache. Prints the log only on failure. */
export async function build(packages: string[]): Promise<boolean> {
  const filters = packages.map((name) => `--filter=@platform/${name}`)
  const { code, output, seconds } = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--ui=stream'])
  if (code !== 0) console.error(output)
  else console.log(`• Built ${packages.join(', ')} in ${seconds.toFixed(1)} s${output.includes('FULL TURBO') ? ' (nothing changed)' : ''}`)
  return code === 0
}
