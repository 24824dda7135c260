import { minor } from '@platform/sdk'
import type { Promotion, PromotionStatus } from '@platform/sdk/promotions'

// Sample data for stories; screens show the gateway's.

export const statuses: PromotionStatus[] = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
]

export const samplePromotion = (more: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  title: 'Missão dos slots: aposte e ganhe R$ 50',
  content: '<p>Aposte <strong>R$ 500</strong> em slots e ganhe R$ 50.</p><ul><li>Uma vez por pessoa</li></ul>',
  startDate: Date.parse('2026-03-01T12:00:00Z'),
  endDate: Date.parse('2026-03-31T12:00:00Z'),
  noExpiry: 0,
  category: 'casino',
  promoAnnouncementCategoryIds: ['casino'],
  announcementImages: [],
  status: 'join',
  joinMode: 'join',
  gameType: 'RNG',
  depositPromotionId: '',
  imageRequired: false,
  progress: undefined,
  target: minor(50_000),
  reward: minor(5_000),
  ...more,
})

export const sampleApplication = {
  applicationNo: 'PIPANEMA000001',
  comment: 'Bilhete 88213: quatro acertos, só o último jogo falhou.',
  imageCount: 2,
  reason: 'A data do documento não está legível. Envie outra foto, por favor.',
  appliedAt: Date.parse('2026-03-02T15:00:00Z'),
}
