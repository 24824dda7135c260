import { type Engine, eventually } from './Engine.ts'

/** Finds, reads and presses elements in the page, as a player would. */
export function hands(engine: Engine) {
  const isNamed = (name: string | RegExp) =>
    typeof name === 'string' ? `(text) => text === ${JSON.stringify(name)}` : `(text) => ${String(name)}.test(text)`
  const named = (selector: string, name: string | RegExp) => {
    // For a returning visitor, the prerendered form is hidden until the app has started.
    const usable = '!one.disabled && one.checkVisibility({ visibilityProperty: true })'
    return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => ${usable} && [one.getAttribute('aria-label'), one.textContent].some((text) => (${isNamed(name)})((text ?? '').trim())))`
  }
  const until = (what: string, expression: string) => eventually(what, () => engine.evaluate<boolean>(expression))
  /** Presses what an expression finds, once it rests in the view with nothing over it. */
  const pressFound = async (what: string, found: string) => {
    const [x, y] = await eventually(what, () =>
      engine.evaluate<[number, number] | false>(`(async () => {
      const one = ${found}
      if (!one) return false
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const centre = () => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      }
      const [x, y] = centre()
      await new Promise((resolve) => setTimeout(resolve, 100))
      const hit = document.elementFromPoint(x, y)
      return centre().join() === [x, y].join() && hit && (one.contains(hit) || hit.contains(one)) ? [x, y] : false
    })()`),
    )
    await engine.tap(x, y)
  }
  return {
    sees: (selector: string) =>
      until(selector, `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.checkVisibility())`),
    reads: (selector: string, text: RegExp) =>
      until(
        `${selector} ${text}`,
        `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => ${String(text)}.test(one.textContent))`,
      ),
    holds: (selector: string, value: RegExp) =>
      until(
        `${selector} with ${value}`,
        `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => ${String(value)}.test(one.value))`,
      ),
    holdsText: (selector: string, where: string) =>
      until(
        `${selector} with content in ${where}`,
        `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.innerText.trim() && !one.querySelector('[aria-busy=true]'))`,
      ),
    /** Waits until the focus is there. */
    focuses: (selector: string, name: string | RegExp = /^/) =>
      until(
        `focus on ${selector} ${name}`,
        `(() => {
          const one = document.activeElement
          return one.matches(${JSON.stringify(selector)}) && [one.getAttribute('aria-label'), one.textContent].some((text) => (${isNamed(name)})((text ?? '').trim()))
        })()`,
      ),
    press: (selector: string, name: string | RegExp) => pressFound(`${selector} ${name}`, named(selector, name)),
    pressFirst: (selector: string) => pressFound(selector, `document.querySelector(${JSON.stringify(selector)})`),
    fill: (label: string, value: string) =>
      until(
        label,
        `(() => {
          const input = ${named('label', label)}?.control
          if (!input) return false
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, ${JSON.stringify(value)})
          input.dispatchEvent(new Event('input', { bubbles: true }))
          return true
        })()`,
      ),
  }
}
