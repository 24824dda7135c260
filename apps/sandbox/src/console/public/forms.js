import { call, make, say } from './dom.js'

const [actions, { merchants }] = await Promise.all([call('actions'), call('state')])
const brands = merchants.filter(({ trial }) => !trial)

const optionsOf = ({ options, required, first = '' }) => [
  ...(required ? [] : [make('option', { value: '' }, first)]),
  ...options.map(([value, text = value]) => make('option', { value }, text)),
]

/** The control of a field, chosen by its schema; `dataset.as` says how to read its value. */
function controlOf(name, schema, required) {
  const control = (tag, as, properties, ...children) => {
    const element = make(tag, { name, required, ...properties }, ...children)
    element.dataset.as = as
    return element
  }
  if (name === 'merchant')
    return control('select', 'text', {}, ...optionsOf({ options: brands.map((one) => [one.code, one.name]), required, first: 'all' }))
  if (schema.enum) return control('select', 'text', {}, ...optionsOf({ options: schema.enum.map((value) => [value]), required }))
  if (schema.type === 'boolean') return control('select', 'value', {}, ...optionsOf({ options: [['true', 'yes'], ['false', 'no']], required })) // prettier-ignore
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema
    // Bounds that only describe a safe integer are not shown.
    const bound = (value) => (value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? '' : value)
    return control('input', 'value', { type: 'number', min: bound(minimum), max: bound(maximum), placeholder: schema.default ?? '' })
  }
  if (schema.type === 'string') return control('input', 'text', { type: 'text', placeholder: schema.default ?? '' })
  return control('textarea', 'value', { rows: 2, placeholder: 'JSON' })
}

const isAlways = (schema, name) => schema.required?.includes(name) && schema.properties[name].default === undefined

function fieldsOf(schema) {
  if (!schema.properties) return [make('label', {}, 'Body', controlOf('', { type: 'body' }, true))]
  return Object.entries(schema.properties).map(([name, field]) => make('label', {}, name, controlOf(name, field, isAlways(schema, name))))
}

function bodyOf(form) {
  const read = ({ value, dataset }) => (dataset.as === 'text' ? value : JSON.parse(value))
  const controls = [...form.querySelectorAll('[data-as]')]
  const whole = controls.find(({ name }) => name === '')
  if (whole) return read(whole)
  return Object.fromEntries(controls.filter(({ value }) => value !== '').map((control) => [control.name, read(control)]))
}

function formOf({ name, about, body }, onDone) {
  const answer = make('output', {})
  const form = make('form', {}, ...fieldsOf(body), make('button', {}, 'Do it'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      const said = await call(name, bodyOf(form))
      answer.textContent = said.ok ? '' : JSON.stringify(said, null, 1)
      say(`${name}: done`)
      await onDone?.()
    } catch (error) {
      say(error.message, 'bad')
    }
  })
  return make('details', { className: 'action' }, make('summary', {}, make('strong', {}, name), ` ${about}`), form, answer)
}

/** Forms of the actions that the gateway describes; without names, of all that match the search words. */
export function showForms(place, { names, words = '', onDone } = {}) {
  const fits = ({ name, about }) => (names ? names.includes(name) : `${name} ${about}`.toLowerCase().includes(words.toLowerCase()))
  const found = actions.filter(fits)
  place.replaceChildren(...found.map((one) => formOf(one, onDone)))
  return found.length
}
