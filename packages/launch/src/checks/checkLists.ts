import { registeredRoutes } from '@platform/player/merchant'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

const listed = ['features', 'agentMenu', 'categories', 'home'] as const

/** No list has duplicates, and every item of the tab bar leads to a screen of this brand, each to a different one. */
export function checkLists({ config }: Brand): Finding[] {
  const screens = registeredRoutes(config)
  const places = config.tabs.map((place) => place.filter((route) => screens.some((screen) => screen === route)))
  return [
    ...listed.flatMap((list) =>
      twice(config[list]).map((value) => error(`merchant.ts: ${list}`, `${value} is listed twice`, 'delete one')),
    ),
    ...twice(config.tabs.flat()).map((route) => error('merchant.ts: tabs', `${route} is in two tabs`, 'leave it in one')),
    ...places.flatMap((place, index) =>
      place.length > 0
        ? []
        : [
            error(
              `merchant.ts: tabs[${index}]`,
              `this brand has no screen called ${config.tabs[index]?.join(' or ')}`,
              `list its feature or category, or use one of: ${screens.join(', ')}`,
            ),
          ],
    ),
    ...(config.home.includes('responsibleGaming')
      ? []
      : [error('merchant.ts: home', 'the age limit is missing', 'list responsibleGaming: every home has the age limit and its help')]),
    ...sellsOf(config.home.includes('lotteries'), 'lotteries', ['LOTT', 'ELOTT'], config.categories),
    ...sellsOf(config.home.includes('hotMatches'), 'hotMatches', ['SPORTS'], config.categories),
  ]
}

const twice = (values: readonly string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]

const sellsOf = (isShown: boolean, block: string, needed: readonly string[], categories: readonly string[]) =>
  !isShown || needed.some((category) => categories.includes(category))
    ? []
    : [
        error(
          'merchant.ts: home',
          `${block} would stay empty: the brand sells none of its categories`,
          `delete ${block}, or list ${needed.join(' or ')}`,
        ),
      ]
