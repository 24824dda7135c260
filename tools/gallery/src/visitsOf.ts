import { routes } from '../../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../../packages/player/src/routes/RouteFacts.ts'
import { startsElsewhere } from '../../../e2e/support/showScenario.ts'
import { isAboutPopup } from './popups.ts'
import type { Job } from './Shot.ts'

/**
 * Most of an offline screen's time goes into loading the code of all screens, which this many share. More would keep one worker busy when
 * the others have finished.
 */
const LONGEST_CHAIN = 15

/**
 * Groups jobs that share one page load, in order. Loading takes most of a picture's time, so a state is loaded once for both languages and
 * for all sizes and lengths of text. Offline screens share a page load, since none receives data that could show on the next, and so do
 * those that redirect a guest to the login.
 */
export function visitsOf(jobs: Job[]): Job[][] {
  const visits = new Map<string, Job[]>()
  for (const job of jobs) visits.set(keyOf(job), [...(visits.get(keyOf(job)) ?? []), job])
  return [...visits.values()].flatMap((visit) => (isChained(visit[0]!) ? chains(visit) : [inOrder(visit)]))
}

/** Whether other screens may be shown before it in the same page load. */
export const isChained = (job: Job) => isOffline(job) || isSentToLogin(job)

const isOffline = ({ scenario: { browser, setup, path } }: Job) => browser?.offline === true && setup.length === 0 && !path.includes('{')

/** Whether it shows the login, to which a guest is redirected. */
export function isSentToLogin({ scenario: { name, member, setup, browser, path } }: Job): boolean {
  const { access = 'guest', signedOut }: RouteFacts = routes[name.split('/')[0] as keyof typeof routes]
  return name.endsWith('/guest') && access !== 'guest' && !signedOut && !member && !browser && setup.length === 0 && !path.includes('{')
}

/** A key that jobs of the same page load have in common. */
export function loadOf(job: Job): string {
  const { path, member, setup, browser = {}, name } = job.scenario
  const { textScale: _scale, longTexts: _texts, ...other } = browser
  return JSON.stringify([job.merchant.code, isAboutPopup(job), isOnce(job) && [job.language, name], path, member, setup, other])
}

const keyOf = (job: Job) =>
  isChained(job)
    ? JSON.stringify([job.merchant.code, job.language, job.scenario.browser, job.scenario.member, startsElsewhere(job.scenario.path)])
    : loadOf(job)

/** A one-time fault, or a first sign-in, would not happen again in the second language. */
const isOnce = ({ scenario }: Job) => scenario.setup.some(({ body }) => 'times' in body) || scenario.member?.firstLogin === true

function inOrder(visit: Job[]): Job[] {
  const [first] = visit
  const languages = [...new Set(visit.map(({ language }) => language))]
  const sizeOf = ({ scenario: { browser } }: Job) => (browser?.longTexts ?? 0) * 10 + (browser?.textScale ?? 0)
  const ordered = visit.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language) || sizeOf(a) - sizeOf(b))
  // Longer texts do not change structure and colours.
  return ordered.map((job) => ({ ...job, axe: sizeOf(job) === 0 || sizeOf(first!) > 0 ? job.axe : undefined }))
}

function chains(visit: Job[]): Job[][] {
  const count = Math.ceil(visit.length / LONGEST_CHAIN)
  // A guest's pictures are all of the same screen.
  const jobs = visit.map((job, at) => (at > 0 && isSentToLogin(job) ? { ...job, axe: undefined } : job))
  return Array.from({ length: count }, (_none, at) => jobs.filter((_job, index) => index % count === at))
}
