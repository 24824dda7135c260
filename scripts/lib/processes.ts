import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { setPriority } from 'node:os'

const running = new Set<ChildProcess>()
const groups = new WeakSet<ChildProcess>()
let stopping = false
/** Whether programs that run to their end get their own process group: a shell in between would not forward signals. */
let inGroups = false

/** Starts a program that runs until we stop; if it exits by itself, everything stops. */
export function keepRunning(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    if (!stopping) stopAll(code ?? 1)
  })
  return child
}

/** Stops a program that was started elsewhere together with everything started here; with `group`, its complete process group (`detached`). */
export function stopWithUs(child: ChildProcess, { group = false } = {}): void {
  running.add(child)
  if (group) groups.add(child)
  child.on('exit', () => running.delete(child))
}

/** Stops every program, waits for them, and ends this process. */
export function stopAll(code: number): void {
  if (stopping) return
  stopping = true
  for (const child of running) stop(child, 'SIGTERM')
  const impatient = setTimeout(() => running.forEach((child) => stop(child, 'SIGKILL')), 8000)
  const wait = setInterval(() => {
    if (running.size > 0) return
    clearInterval(wait)
    clearTimeout(impatient)
    process.exit(code)
  }, 50)
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!groups.has(child) || !child.pid) return void child.kill(signal)
  try {
    // Like Ctrl-C: Playwright stops its servers on SIGINT, but not on SIGTERM.
    process.kill(-child.pid, signal === 'SIGTERM' ? 'SIGINT' : signal)
  } catch {
    // It has ended in the meantime.
  }
}

/** Stops everything that was started here on Ctrl-C, `kill`, a closed terminal or the end of the parent process; `code` is then the exit code. */
export function stopOnSignals(code = 0): void {
  inGroups = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(code))
  process.on('disconnect', () => stopAll(code))
  // The open channel must not keep a finished program running.
  process.channel?.unref()
}

export interface Finished {
  code: number
  output: string
  seconds: number
}

interface RunOptions extends SpawnOptions {
  /** Prints its output while it runs. */
  echo?: boolean
  /** Priority of the program and all its children, as in `os.setPriority`. */
  priority?: number
}

/** Runs a program to its end and returns its output. Never resolves if everything is being stopped. */
export function run(command: string, args: string[], { echo = false, priority, ...options }: RunOptions = {}): Promise<Finished> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: inGroups, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    if (inGroups) groups.add(child)
    if (priority !== undefined && child.pid) setPriority(child.pid, priority)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (echo) process.stdout.write(chunk)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (echo) process.stderr.write(chunk)
    })
    const end = (code: number) => {
      running.delete(child)
      if (!stopping) resolve({ code, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - startedAt) / 1000 })
    }
    child.on('error', (error) => (chunks.push(Buffer.from(error.message)), end(127)))
    child.on('close', (code) => end(code ?? 1))
  })
}
