import type { Limit, LimitChange } from '@platform/sdk/protection'
import type { HelpLine } from './useHelpLines.ts'

/** Sample data for stories. */
export const sampleNow = Date.UTC(2026, 10, 20, 15)
const midnight = Date.UTC(2026, 10, 21, 3)
const day = 86_400_000

const lossLimit: Limit = { kind: 'loss', period: 'day', value: 10_000, used: 4250, left: 5750, resetsAt: midnight, pending: undefined }

export const sampleLimits: Limit[] = [
  lossLimit,
  { ...lossLimit, kind: 'deposit', period: 'month', value: 50_000, used: 42_000, left: 8000, resetsAt: midnight + 10 * day },
  { ...lossLimit, kind: 'time', value: 120, used: 120, left: 0 },
]

/** Rises that wait, one of them long enough. */
export const pendingLimits: Limit[] = [
  { ...lossLimit, pending: { value: 20_000, readyAt: sampleNow + day, confirmBy: sampleNow + 4 * day } },
  {
    ...lossLimit,
    kind: 'bets',
    period: 'week',
    value: 40,
    used: 3,
    left: 37,
    pending: { value: null, readyAt: sampleNow - day, confirmBy: sampleNow + 2 * day },
  },
]

export const sampleChanges: LimitChange[] = [
  { at: sampleNow, kind: 'loss', period: 'day', before: 10_000, after: 20_000, change: 'requested' },
  { at: sampleNow - day, kind: 'loss', period: 'day', before: 15_000, after: 10_000, change: 'lowered' },
  { at: sampleNow - 2 * day, kind: 'time', period: 'week', before: 600, after: null, change: 'lapsed' },
  { at: sampleNow - 9 * day, kind: 'bets', period: 'month', before: null, after: 1, change: 'set' },
]

export const sampleLines: HelpLine[] = [
  {
    id: 'cvv',
    name: 'CVV · Centro de Valorização da Vida',
    text: 'Conversa sigilosa, 24 horas, todos os dias.',
    phone: '188',
    href: 'https://cvv.org.br',
  },
  { id: 'sus', name: 'SUS · Disque Saúde', text: 'Diz qual unidade da sua cidade atende quem tem problemas com apostas.', phone: '136' },
]

export const sampleCentral = { name: 'Autoexclusão em todos os sites (gov.br)', href: 'https://www.gov.br/autoexclusaoapostas' }
