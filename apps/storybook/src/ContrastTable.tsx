import { wcagContrast } from 'culori'
import { useState } from 'react'
import { contrastPairs, groundColors, vars } from '@platform/ui/theme'
import { brands } from '../.storybook/brands.ts'

const nameOf = (variable: string) => variable.slice('var('.length, -1)

/** The tokens that a class sets, as the browser computes them. */
function tokensOf(themeClass: string) {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.className = themeClass
  const style = getComputedStyle(probe)
  const read = <Group extends Record<string, string>>(group: Group) =>
    Object.fromEntries(Object.entries(group).map(([name, variable]) => [name, style.getPropertyValue(nameOf(variable)).trim()])) as Group
  const tokens = { color: read(vars.color), gradient: read(vars.gradient) }
  probe.remove()
  return tokens
}

function lowestOf(themeClass: string) {
  const { color, gradient } = tokensOf(themeClass)
  return contrastPairs.map((pair) =>
    Math.min(...pair.on.flatMap((role) => groundColors(role, color, gradient)).map((ground) => wcagContrast(color[pair.color], ground))),
  )
}

/** Every colour pair of every brand, with its contrast and the required one. */
export function ContrastTable() {
  const [columns] = useState(() => Object.values(brands).map(({ title, themeClass }) => ({ title, figures: lowestOf(themeClass) })))
  return (
    <table>
      <thead>
        <tr>
          <th>Ink</th>
          <th>On</th>
          <th>Needs</th>
          {columns.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair, row) => (
          <tr key={pair.color}>
            <td>{pair.color}</td>
            <td>{pair.on.join(', ')}</td>
            <td>{pair.ratio}</td>
            {columns.map(({ title, figures }) => (
              <td key={title}>
                {(figures[row] ?? 0) < pair.ratio ? <strong>{figures[row]?.toFixed(2)} ✕</strong> : figures[row]?.toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
