import { seal } from '../core/encryption/sealRequest.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/** What setting and comparing answers have in common. */
export const answersCall = {
  path: '/wps/member/customerSecurityQuestions',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  seal,
} as const
