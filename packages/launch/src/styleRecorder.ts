import type { Plugin } from 'vite'

/** A theme as it was passed to vanilla-extract: variables as `var(--color-brand)` or `--color-brand`. */
export interface Recorded {
  selector: string
  vars: Record<string, string>
}

/**
 * Adds an export `recorded` with the themes that a style file sets. The file imports the adapter itself, so that both use the same instance
 * of vanilla-extract.
 */
export const styleRecorder = (file: string): Plugin => ({
  name: 'platform:style-recorder',
  transform(code, id) {
    const path = id.split('?')[0]
    if (!path?.endsWith('.css.ts')) return undefined
    // vanilla-extract requires the file of each style.
    const scoped = `import { setFileScope } from '@vanilla-extract/css/fileScope'\nsetFileScope(${JSON.stringify(id)}, 'theme')\n${code}`
    return path === file ? `${recording}\n${scoped}\nremoveAdapter()` : scoped
  },
})

const recording = `
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter'
export const recorded = []
const nothing = () => {}
const appendCss = (css) => void (css.type === 'global' && css.rule.vars && recorded.push({ selector: css.selector, vars: css.rule.vars }))
setAdapter({ appendCss, registerClassName: nothing, registerComposition: nothing, markCompositionUsed: nothing, onEndFileScope: nothing, getIdentOption: () => 'debug' })
`
