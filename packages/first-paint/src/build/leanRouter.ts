import type { Plugin } from 'vite'

// What the bundler treats as side effects in react-router, and warnings for developers, each with its replacement.
const marks = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^\s*warning\(.*\);$/gm, ';'],
] as const

/**
 * react-router ships its DOM components in one file that cannot be tree-shaken: `forwardRef` calls and `displayName` writes count as side
 * effects. Removing them saves 4 kB (brotli), removing warnings 0.3 kB. Fails the build if a pattern matches nothing.
 */
export function leanRouter(): Plugin {
  const found = marks.map(() => 0)
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: marks.reduce((text, [pattern, instead], index) => {
          found[index] = (found[index] ?? 0) + (text.match(pattern)?.length ?? 0)
          return text.replace(pattern, instead)
        }, code),
        map: null,
      }),
    },
    buildEnd(error) {
      if (!error && found.includes(0))
        this.error(`leanRouter: react-router has none of ${marks[found.indexOf(0)]?.[0]}: remove the rule or correct it`)
    },
  }
}
