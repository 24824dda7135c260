// Filters are in the address, so that a view can be shared.
const shots = JSON.parse(document.getElementById('shots').textContent)
const form = document.getElementById('filters')
const query = new URLSearchParams(location.search)
const stateOf = ({ name }) => name.split('/')[1]
const valueOf = (shot, key) => String(key === 'state' ? stateOf(shot) : shot[key])

for (const key of ['brand', 'language', 'width']) {
  const values = [...new Set(shots.map((shot) => String(shot[key])))]
  form.elements[key].append(new Option('all', ''), ...values.map((value) => new Option(value, value)))
}
for (const [key, value] of query) if (form.elements[key]) form.elements[key].value = value

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

function picture(shot) {
  const link = (file, text) => make('a', { href: file, target: '_blank' }, text)
  const findings = [...shot.found, ...shot.printed].map((text) => make('li', {}, text))
  const more = shot.changed
    ? [` · ${shot.changed} pixels differ: `, link(shot.before, 'before'), ' ', link(shot.difference, 'difference')]
    : []
  return make(
    'figure',
    { className: shot.width > 600 ? 'wide' : '' },
    make('figcaption', {}, `${shot.brand} ${shot.language} ${shot.width} ${stateOf(shot)}`, ...more),
    // A page that could not be rendered has no picture of this run.
    ...(shot.undrawn
      ? []
      : [
          make(
            'a',
            { href: shot.file, target: '_blank' },
            make('img', { src: shot.file, loading: 'lazy', alt: `${shot.name}, ${shot.brand}` }),
          ),
        ]),
    make('ul', {}, ...findings),
  )
}

function show() {
  const { name, brand, language, width, columns, only } = Object.fromEntries(new FormData(form))
  const chosen = shots.filter(
    (shot) =>
      shot.name.toLowerCase().includes(name.toLowerCase()) &&
      (!brand || shot.brand === brand) &&
      (!language || shot.language === language) &&
      (!width || String(shot.width) === width) &&
      (only !== 'found' || shot.found.length + shot.printed.length > 0) &&
      (only !== 'changed' || shot.changed > 0),
  )
  const others = ['name', 'brand', 'language', 'width'].filter((key) => key !== columns)
  const rowOf = (shot) => others.map((key) => (key === 'name' && columns === 'state' ? shot.name.split('/')[0] : shot[key])).join(' · ')
  const rows = Map.groupBy(chosen, rowOf)
  const sections = [...rows].map(([title, row]) => {
    row.sort((a, b) => valueOf(a, columns).localeCompare(valueOf(b, columns)))
    return make('section', {}, make('h2', {}, `${title} — ${row[0].about}`), make('div', { className: 'row' }, ...row.map(picture)))
  })
  document.getElementById('rows').replaceChildren(...sections)
  document.getElementById('count').textContent = `${chosen.length} of ${shots.length} pictures`
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value))
  history.replaceState(null, '', `?${query}`)
}

form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
