import type { Plugin } from 'vite'

// A theme's class keeps its name and its style sheet updates itself; labels of the kit are updated in place, in the object that all modules share.
const edits = [
  { of: /\/(theme|wireframe)\.css\.ts$/, accept: () => 'import.meta.hot?.accept()' },
  {
    of: /\/ui\/src\/labels\/(?:ptBR|en)\.ts$/,
    accept: (file: string) => {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
      return `if (import.meta.hot) { Object.assign((import.meta.hot.data.labels ??= ${name}), ${name}); import.meta.hot.accept() }`
    },
  },
]

/** In development, applies a changed theme or text without a reload, so that the state of the page stays. */
export function liveEdits(): Plugin {
  return {
    name: 'live-edits',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      const edit = edits.find(({ of }) => of.test(id))
      return edit && { code: `${code}\n${edit.accept(id)}`, map: null }
    },
  }
}
