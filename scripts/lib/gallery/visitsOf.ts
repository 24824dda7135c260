import { type RouteFacts, routes } from '../../../packages/player/src/routes.ts'
import { startsElsewhere } from '../../../e2e/support/showScenario.ts'
import { isAboutPopup } from './popups.ts'
import type { Job } from './Shot.ts'

/** An offline screen takes its time for the code of all screens: these many share it. More would keep one worker busy when the others are ready. */
const LONGEST_CHAIN = 15

/**
 * Which jobs are drawn from one load of a page, in this order. Most of a picture's time goes into loading: a state is loaded once for both
 * languages, and so is what differs in the size or the length of its texts alone. Screens without a connection are visited one after the
 * other, as nothing that one of them received can show on the next, and so are those that send a guest to the login.
 */
export function visitsOf(jobs: Job[]): Job[][] {
  const visits = new Map<string, Job[]>()
  for (const job of jobs) visits.set(keyOf(job), [...(visits.get(keyOf(job)) ?? []), job])
  return [...visits.values()].flatMap((visit) => (isChained(visit[0]!) ? chains(visit) : [inOrder(visit)]))
}

/** Whether other screens can be drawn before it in the same page. */
export const isChained = (job: Job) => isOffline(job) || isSentToLogin(job)

const isOffline = ({ scenario: { browser, setup, path } }: Job) => browser?.offline === true && setup.length === 0 && !path.includes('{')

function isSentToLogin({ scenario: { name, member, setup, browser, path } }: Job): boolean {
  const { access = 'guest', signedOut }: RouteFacts = routes[name.split('/')[0] as keyof typeof routes]
  return name.endsWith('/guest') && access !== 'guest' && !signedOut && !member && !browser && setup.length === 0 && !path.includes('{')
}

/** The same for jobs that one load of a page shows. */
export function loadOf(job: Job): string {
  const { path, member, setup, browser = {}, name } = job.scenario
  const { textScale: _scale, longTexts: _texts, ...other } = browser
  return JSON.stringify([job.merchant.code, isAboutPopup(job), isOnce(job) && [job.language, name], path, member, setup, other])
}

const keyOf = (job: Job) =>
  isChained(job)
    ? JSON.stringify([job.merchant.code, job.language, job.scenario.browser, job.scenario.member, startsElsewhere(job.scenario.path)])
    : loadOf(job)

/** A fault that happens once has happened in the first language, and a first sign-in is the first. */
const isOnce = ({ scenario }: Job) => scenario.setup.some(({ body }) => 'times' in body) || scenario.member?.firstLogin === true

function inOrder(visit: Job[]): Job[] {
  const [first] = visit
  const languages = [...new Set(visit.map(({ language }) => language))]
  const sizeOf = ({ scenario: { browser } }: Job) => (browser?.longTexts ?? 0) * 10 + (browser?.textScale ?? 0)
  const ordered = visit.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language) || sizeOf(a) - sizeOf(b))
  // Structure and colours of longer texts are those of the page.
  return ordered.map((job) => ({ ...job, withAxe: job.withAxe && (sizeOf(job) === 0 || sizeOf(first!) > 0) }))
}

function chains(visit: Job[]): Job[][] {
  const count = Math.ceil(visit.length / LONGEST_CHAIN)
  return Array.from({ length: count }, (_none, at) => visit.filter((_job, index) => index % count === at))
}
