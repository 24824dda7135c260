import { isShownWith, scenariosOf } from '@platform/test-kit/scenarios'
import { registeredRoutes } from '../../../packages/player/src/merchant/registeredRoutes.ts'
import { routes } from '../../../packages/player/src/routes.ts'
import { languages, widths, type Job } from './Shot.ts'
import type { GalleryMerchant } from './startGallery.ts'
import { loadOf } from './visitsOf.ts'

export interface Choice {
  /** Parts of names of scenarios: `deposit`, `home/offline`. */
  only: string[]
  brand: string[]
  language: string[]
  width: string[]
  /** 20 = every 20th state of those, always the same ones. */
  sample: string
}

/** What is to be drawn; a value that chooses nothing throws and lists what there is. */
export function chooseJobs(merchants: GalleryMerchant[], choice: Choice): Job[] {
  const step = Number(choice.sample)
  if (!Number.isInteger(step) || step < 1) throw new Error(`A sample is every nth state, such as 20: ${choice.sample} is no such number.`)
  const brands = pick('brand', merchants, ({ code }) => code, choice.brand)
  const chosenLanguages = pick('language', [...languages], (language) => language.toLowerCase(), choice.language)
  const chosenWidths = pick('width', [...widths], String, choice.width)
  const all = scenariosOf(routes)
  const scenarios = all.filter(({ name }) => choice.only.length === 0 || choice.only.some((part) => matches(name, part)))
  if (scenarios.length === 0)
    throw new Error(`No scenario is called ${choice.only.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  const jobs = brands.flatMap((merchant) => {
    const registered = registeredRoutes(merchant)
    const own = scenarios.filter((scenario) => isShownWith(registered, scenario))
    // One language after the other: pages of one share what the browser compiled.
    return chosenLanguages.flatMap((language, at) =>
      own.map((scenario) => ({ scenario, merchant, language, widths: chosenWidths, withAxe: at === 0 })),
    )
  })
  // All that one load of a page shows, or nothing of it: a sample takes for each page what the whole takes.
  const loads = new Set([...new Set(jobs.map(loadOf))].filter((_load, at) => at % step === 0))
  return jobs.filter((job) => loads.has(loadOf(job)))
}

/** Whether a part of `--only` chooses the scenario of this name. */
export const matches = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase())

function pick<Value>(what: string, all: Value[], nameOf: (value: Value) => string, wanted: string[]): Value[] {
  const unknown = wanted.filter((name) => !all.some((value) => nameOf(value) === name.toLowerCase()))
  if (unknown.length > 0) throw new Error(`No ${what} is called ${unknown.join(', ')}. There are: ${all.map(nameOf).join(', ')}`)
  return wanted.length === 0 ? all : all.filter((value) => wanted.some((name) => nameOf(value) === name.toLowerCase()))
}
