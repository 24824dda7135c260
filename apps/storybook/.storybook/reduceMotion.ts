const query = '(prefers-reduced-motion: reduce)'
const real = window.matchMedia.bind(window)
const changes = new EventTarget()
let reduced = false

/** The real media query list, which also matches while the toolbar reduces motion. */
function pretended(): MediaQueryList {
  const list = real(query)
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return reduced || target.matches
      if (name === 'addEventListener' || name === 'removeEventListener') return changes[name].bind(changes)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
window.matchMedia = (text) => (text === query ? pretended() : real(text))

/** Lets the toolbar reduce motion for code that uses `matchMedia`; style sheets use a separate class. */
export function reduceMotion(on: boolean) {
  if (on === reduced) return
  reduced = on
  changes.dispatchEvent(new Event('change'))
}
