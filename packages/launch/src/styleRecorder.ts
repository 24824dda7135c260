import type { Plugin } from 'vite'

/** A theme as it was passed to vanilla-extract: variables as `var(--color-brand)` or `--color-brand`. */
export interface Recorded {
  selector: string
  vars: Record<string, string>
}

/**
 * Makes a style file export the themes that it sets, as `recorded`. The file imports the adapter itself, so that both share the same
 * vanilla-extract.
 */
export const styleRecorder = (file: string): Plugin => ({
  name: 'platform:style-recorder',
  transform(code, id) {
    const path = id.split('?')[0]
    if (!path?.endsWith('.css.ts')) return undefined
    // vanilla-extract wants to know which file a style is of.
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
