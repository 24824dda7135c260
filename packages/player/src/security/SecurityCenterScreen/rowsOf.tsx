import type { ReactNode } from 'react'
import type { SecurityConfig } from '@platform/sdk/security'
import {
  CheckCircleIcon,
  HelpIcon,
  HistoryIcon,
  KeyIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MemberIcon,
  PauseIcon,
  PhoneIcon,
  ShieldIcon,
  WithdrawIcon,
} from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { pathOfView } from '../views.ts'

export interface SecurityRow {
  name:
    | 'passkeys'
    | 'history'
    | 'identity'
    | 'close'
    | 'loginPassword'
    | 'paymentPassword'
    | 'mobile'
    | 'email'
    | 'payeeName'
    | 'personal'
    | 'destinations'
    | 'questions'
    | 'profile'
    | 'responsible'
  icon: ReactNode
  href: string
  /** The value, masked; without one the row shows its purpose. */
  value?: string
  state?: 'set' | 'missing' | 'waiting' | 'refused'
}

const identityStates = {
  none: 'missing',
  draft: 'missing',
  sent: 'waiting',
  review: 'waiting',
  accepted: 'set',
  refused: 'refused',
} as const
const identityState = (identity: SecurityConfig['identity']) => identityStates[identity]
const stateOf = (set: boolean) => (set ? 'set' : 'missing')

/** What the member has to do comes first, what is done last. */
const urgency = { refused: 0, missing: 1, waiting: 2, set: 3 } as const
const byUrgency = (rows: SecurityRow[]) => rows.toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
const urgencyOf = ({ state }: SecurityRow) => (state ? urgency[state] : 4)

/** The rows of the security centre in their groups, each sorted by what is missing. */
export function rowsOf(config: SecurityConfig, changePasswordHref: string | undefined) {
  const { mobile, email, payeeName, idNumber, destinations, questions, nickname } = config
  const access: SecurityRow[] = [
    { name: 'paymentPassword', icon: <LockIcon />, href: pathOfView('payment'), state: stateOf(config.paymentPassword) },
    { name: 'mobile', icon: <PhoneIcon />, href: pathOfView('mobile'), value: mobile, state: stateOf(mobile !== '') },
    { name: 'email', icon: <MailIcon />, href: pathOfView('email'), value: email, state: stateOf(email !== '') },
    { name: 'questions', icon: <HelpIcon />, href: pathOfView('questions'), state: stateOf(questions > 0) },
  ]
  access.push(
    { name: 'passkeys', icon: <KeyIcon />, href: pathOfView('passkeys'), state: stateOf(config.passkeys > 0) },
    { name: 'history', icon: <HistoryIcon />, href: pathOfView('history') },
  )
  if (changePasswordHref) access.unshift({ name: 'loginPassword', icon: <KeyIcon />, href: changePasswordHref, state: 'set' })
  const money: SecurityRow[] = [
    { name: 'payeeName', icon: <MemberIcon />, href: pathOfView('name'), value: payeeName, state: stateOf(payeeName !== '') },
    { name: 'personal', icon: <ShieldIcon />, href: pathOfView('personal'), value: idNumber, state: stateOf(idNumber !== '') },
    { name: 'identity', icon: <CheckCircleIcon />, href: pathOfView('identity'), state: identityState(config.identity) },
    { name: 'destinations', icon: <WithdrawIcon />, href: pathOfView('destinations'), state: stateOf(destinations > 0) },
  ]
  const account: SecurityRow[] = [
    { name: 'profile', icon: <MemberIcon />, href: pathOfView('profile'), value: nickname },
    { name: 'responsible', icon: <PauseIcon />, href: pathTo('responsible') },
    { name: 'close', icon: <LogoutIcon />, href: pathOfView('close') },
  ]
  return [
    { name: 'access', rows: byUrgency(access) },
    { name: 'money', rows: byUrgency(money) },
    { name: 'account', rows: account },
  ] as const
}
