import { useFormatter, useTranslations } from 'use-intl'
import { Card, Disclosure, ScrollTable } from '@platform/ui'
import * as css from './Benefits.css.ts'
import type { LevelCardsProps } from './LevelCards.tsx'
import { useLevelFacts } from './useLevelFacts.ts'

/** All levels side by side, on request. */
export function CompareLevels({ level, levels, symbol }: LevelCardsProps) {
  const t = useTranslations('rewards.benefits')
  const format = useFormatter()
  const factsOf = useLevelFacts(symbol)
  const facts = levels.map(factsOf)
  const labels = facts[0]?.map(({ label }) => label) ?? []
  return (
    <Card>
      <Disclosure title={t('compare')}>
        <ScrollTable className={css.table} label={t('compare')}>
          <thead>
            <tr>
              <th scope="col">{t('level')}</th>
              {levels.map((one) => (
                <th key={one.level} scope="col" data-own={one.level === level || undefined}>
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('pointsColumn')}</th>
              {levels.map((one) => (
                <td key={one.level}>{format.number(one.points)}</td>
              ))}
            </tr>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {levels.map((one, column) => (
                  <td key={one.level}>{facts[column]?.[row]?.value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Disclosure>
    </Card>
  )
}
