import { isShownWith, scenariosOf } from '@platform/test-kit/scenarios'
import { isThemeOnly } from '../../../e2e/support/walk.ts'
import { registeredRoutes } from '../../../packages/player/src/merchant/registeredRoutes.ts'
import { routes } from '../../../packages/player/src/routes.ts'
import { screenStates } from '../../../packages/player/src/testing/screenStates.ts'
import { languages, widths, type Job } from './Shot.ts'
import type { GalleryMerchant } from './startGallery.ts'
import { loadOf } from './visitsOf.ts'

export interface Choice {
  /** Parts of scenario names: `deposit`, `home/offline`. */
  only: string[]
  brand: string[]
  language: string[]
  width: string[]
  /** 20 = every 20th of the selected states, always the same ones. */
  sample: string
}

/** The arguments of a run: lists may be separated by commas, and a language may be written as `pt-BR`, `PT` or `pt`. */
export function choiceOf({ sample, ...lists }: Choice): Choice {
  const split = (texts: string[]) => texts.flatMap((text) => text.split(',')).filter(Boolean)
  const { only, brand, language, width } = lists
  const languages = split(language).map((text) => text.toLowerCase().replace(/^(pt|en)-[a-z]{2}$/, '$1'))
  return { only: split(only), brand: split(brand), language: languages, width: split(width), sample }
}

/** The pages to render. A value that matches nothing throws and lists the known ones. */
export function chooseJobs(merchants: GalleryMerchant[], choice: Choice): Job[] {
  const step = Number(choice.sample)
  if (!Number.isInteger(step) || step < 1)
    throw new Error(`--sample takes a positive integer, such as 20 for every 20th state: ${choice.sample}`)
  const brands = pick('brand', merchants, ({ code }) => code, choice.brand)
  const chosenLanguages = pick('language', [...languages], (language) => language.toLowerCase(), choice.language)
  const chosenWidths = pick('width', [...widths], String, choice.width)
  const all = scenariosOf({ routes, states: screenStates })
  const scenarios = all.filter(({ name }) => choice.only.length === 0 || choice.only.some((part) => matches(name, part)))
  if (scenarios.length === 0)
    throw new Error(`No scenario is called ${choice.only.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  const jobs = brands.flatMap((merchant) => {
    const site = { registered: registeredRoutes(merchant), market: merchant.market }
    const axe: Job['axe'] = brands.includes(merchants[0]!) && isThemeOnly(merchant) ? 'theme' : 'all'
    const own = scenarios.filter((scenario) => isShownWith(site, scenario))
    // Grouped by language, since pages in the same language share compiled code.
    return chosenLanguages.flatMap((language, at) =>
      own.map((scenario) => ({ scenario, merchant, language, widths: chosenWidths, axe: at === 0 ? axe : undefined })),
    )
  })
  // Takes all pictures of a page load or none, so that a sample takes as long per page as a full run.
  const loads = new Set([...new Set(jobs.map(loadOf))].filter((_load, at) => at % step === 0))
  return jobs.filter((job) => loads.has(loadOf(job)))
}

/** Whether a value of `--only` matches a scenario name. */
export const matches = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase())

function pick<Value>(what: string, all: Value[], nameOf: (value: Value) => string, wanted: string[]): Value[] {
  const unknown = wanted.filter((name) => !all.some((value) => nameOf(value) === name.toLowerCase()))
  if (unknown.length > 0) throw new Error(`No ${what} is called ${unknown.join(', ')}. There are: ${all.map(nameOf).join(', ')}`)
  return wanted.length === 0 ? all : all.filter((value) => wanted.some((name) => nameOf(value) === name.toLowerCase()))
}
