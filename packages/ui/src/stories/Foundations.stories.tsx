import type { Meta, StoryObj } from '@storybook/react-vite'
import { wcagContrast } from 'culori'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { vars } from '../theme/contract.css.ts'
import { contrastPairs } from '../theme/pairs.ts'
import * as css from './Foundations.css.ts'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta

const nameOf = (variable: string) => variable.slice('var('.length, -1)
const valueOf = (element: Element, variable: string) => getComputedStyle(element).getPropertyValue(nameOf(variable))

function Pair({ color, on, ratio }: (typeof contrastPairs)[number]) {
  const sample = useRef<HTMLSpanElement>(null)
  const [found, setFound] = useState(0)
  const ground = on[0] ?? 'page'
  useEffect(() => {
    const element = sample.current
    if (element)
      setFound(Math.min(...on.map((role) => wcagContrast(valueOf(element, vars.color[color]), valueOf(element, vars.color[role])))))
  }, [color, on])
  return (
    <tr>
      <td>
        <span ref={sample} className={css.sample} style={{ color: vars.color[color], backgroundColor: vars.color[ground] }}>
          {ratio >= 4.5 ? 'Aa' : <span className={css.edge} />}
        </span>
      </td>
      <td>
        <strong>{color}</strong>
        <br />
        {on.join(', ')}
      </td>
      <td className={css.figure}>
        {found.toFixed(2)} <Badge tone={found >= ratio ? 'win' : 'danger'}>≥ {ratio}</Badge>
      </td>
    </tr>
  )
}

/** Every pair of colours that the components use, with its contrast in this brand and the required one. */
export const Contrast: StoryObj = {
  render: () => (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Cor</th>
          <th>Papel</th>
          <th>Contraste</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs
          .filter((pair) => pair.color !== 'onShade')
          .map((pair) => (
            <Pair key={pair.color} {...pair} />
          ))}
      </tbody>
    </table>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <div className={css.list}>
      {Object.entries(vars.text).map(([name, fontSize]) => (
        <p key={name} style={{ fontSize }}>
          {name} · Ação, coração, R$ 1.234,50
        </p>
      ))}
      <h2>Título na letra da marca: AÇÃO, coração</h2>
    </div>
  ),
}

export const Shapes: StoryObj = {
  render: () => (
    <div className={css.shapes}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <div key={name} className={css.shape} style={{ borderRadius }}>
          radius {name}
        </div>
      ))}
      {(['card', 'raised', 'overlay', 'button'] as const).map((name) => (
        <div key={name} className={css.shape} style={{ boxShadow: vars.elevation[name] }}>
          elevation {name}
        </div>
      ))}
      {Object.entries(vars.space).map(([name, width]) => (
        <div key={name} className={css.bar} style={{ width }} title={`space ${name}`} />
      ))}
    </div>
  ),
}

export const Gradients: StoryObj = {
  render: () => (
    <div className={css.shapes}>
      {(Object.keys(vars.gradient) as (keyof typeof vars.gradient)[]).map((name) => (
        <div
          key={name}
          className={css.shape}
          style={{ backgroundColor: vars.color[name], backgroundImage: vars.gradient[name] }}
          title={name}
        />
      ))}
    </div>
  ),
}
