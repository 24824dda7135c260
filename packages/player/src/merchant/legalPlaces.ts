import type { LegalField } from '@platform/sdk/markets'

/** Where `merchant.ts` has each fact of a market's legal card. */
export const legalPlaces: Record<LegalField, string> = {
  company: 'operator.name',
  companyNumber: 'operator.number',
  authorisation: 'licence.name',
  authorisationDate: 'licence.date',
  address: 'operator.address',
  servicePhone: 'operator.service.phone',
  serviceEmail: 'operator.service.email',
  ombudsmanPhone: 'operator.ombudsman.phone',
  ombudsmanEmail: 'operator.ombudsman.email',
}
