import { readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

/** Linux reports processor time in hundredths of a second, whatever the kernel's tick rate is. */
const TICKS_A_SECOND = 100
const SAMPLE_MS = 500

export type ProcessorTime = Record<string, number>

/**
 * Counts the processor seconds of this process and its descendants by kind: node, browser, renderer, gpu, network. On a shared machine this
 * measures the cost of a run better than elapsed time. Zero without `/proc`.
 */
export function countProcessorTime(): { stop(): ProcessorTime } {
  // An ended process counts with the time of its last sample.
  const seen = new Map<number, { kind: string; seconds: number }>()
  const start = process.cpuUsage()
  const sample = () => {
    for (const { pid, kind, seconds } of descendants()) seen.set(pid, { kind: kind ?? seen.get(pid)?.kind ?? 'ended', seconds })
  }
  sample()
  const before = new Map([...seen].map(([pid, { seconds }]) => [pid, seconds]))
  const timer = setInterval(sample, SAMPLE_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      sample()
      const { user, system } = process.cpuUsage(start)
      const total: ProcessorTime = { node: (user + system) / 1e6 }
      for (const [pid, { kind, seconds }] of seen) total[kind] = (total[kind] ?? 0) + seconds - (before.get(pid) ?? 0)
      return total
    },
  }
}

/** `0.61 processor seconds a page (renderer 0.30, node 0.21, …)`. */
export function perPage(time: ProcessorTime, pages: number): string {
  const all = Object.values(time).reduce((sum, seconds) => sum + seconds, 0)
  const kinds = Object.entries(time).toSorted(([, a], [, b]) => b - a)
  const each = (seconds: number) => (seconds / Math.max(1, pages)).toFixed(2)
  return `${each(all)} processor seconds a page (${kinds.map(([kind, seconds]) => `${kind} ${each(seconds)}`).join(', ')})`
}

function descendants(): { pid: number; kind: string | undefined; seconds: number }[] {
  const all = processes()
  const ours = new Set([process.pid])
  // A parent may have a higher pid than its child, so this repeats until no process is added.
  for (let size = 0; size !== ours.size;) {
    size = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  ours.delete(process.pid)
  return all.filter(({ pid }) => ours.has(pid)).map(({ pid, seconds }) => ({ pid, seconds, kind: kindOf(pid) }))
}

function processes() {
  return readable('/proc', (path) => readdirSync(path))
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [, facts] = readable(`/proc/${name}/stat`, (path) => readFileSync(path))
        .toString()
        .split(/\) (?=[A-Z] )/)
      if (!facts) return []
      const [, parent, , , , , , , , , , user, system] = facts.split(' ').map(Number)
      return [{ pid: Number(name), parent: parent!, seconds: (user! + system!) / TICKS_A_SECOND }]
    })
}

/** A zombie process has an empty command line. */
function kindOf(pid: number): string | undefined {
  const words = readable(`/proc/${pid}/cmdline`, (path) => readFileSync(path)).toString()
  if (words === '') return undefined
  if (words.includes('network.mojom')) return 'network'
  return /--type=([a-z]+)/.exec(words)?.[1] ?? 'browser'
}

/** A process may end while it is read. */
function readable<Content>(path: string, read: (path: string) => Content): Content | never[] {
  try {
    return read(path)
  } catch {
    return []
  }
}
