import type { Plugin } from 'vite'

/** Fails a build in which one of these groups of `firstLoad` produced no file: its pattern no longer matches any module. */
export function chunkRules(groups: readonly string[]): Plugin {
  return {
    name: 'platform:chunk-rules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const missing = missingGroups(groups, Object.values(bundle))
      if (missing.length > 0) this.error(`firstLoad: no module matches the rule of ${missing.join(', ')}: remove or correct it`)
    },
  }
}

/** The groups that produced none of a build's files. */
export const missingGroups = (groups: readonly string[], files: readonly { type: string; name?: string | undefined }[]): string[] => {
  const made = new Set(files.flatMap(({ type, name }) => (type === 'chunk' && name ? [name] : [])))
  return groups.filter((group) => !made.has(group))
}
