import { maskCpf, maskEmail, maskMobile, maskName } from '../base/mask.ts'

/** Personal data is masked in the log, as everywhere. */
const masks: Record<string, (value: string) => string> = {
  payerCpf: maskCpf,
  idNumber: maskCpf,
  payerName: maskName,
  payeeName: maskName,
  mobile: maskMobile,
  email: maskEmail,
}

/** What the audit log stores of an action. */
export const auditDetail = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => (typeof value === 'string' ? (masks[key]?.(value) ?? value) : value))
