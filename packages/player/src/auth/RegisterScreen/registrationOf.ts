import type { ComponentType } from 'react'
import type { MarketProfile } from '@platform/sdk/markets'
import { StepRegistration } from '../RegisterSteps/StepRegistration.tsx'
import { registersInSteps } from '../../merchant/registersInSteps.ts'
import { OpenRegistration } from './OpenRegistration.tsx'

/** The registration of a market. The build of a site replaces this file, so that it has the code of its own alone: see `siteParts.ts`. */
export const registrationOf = (market: MarketProfile): ComponentType => (registersInSteps(market) ? StepRegistration : OpenRegistration)
