import { cleanEmail } from './cleanEmail.ts'
import { cleanDigits } from './cleanDigits.ts'
import { cleanInvitation } from './cleanInvitation.ts'
import { cleanCpf, cleanNumber } from './cleanNumber.ts'
import { cleanCode, cleanText } from './cleanText.ts'

/** Cleaner of each field of a person's account. Passwords are not cleaned: they are what was typed. */
const cleaners: Readonly<Record<string, (text: string) => string>> = {
  nickname: cleanText,
  payeeName: cleanText,
  email: cleanEmail,
  idNumber: cleanCpf,
  verificationCode: cleanDigits,
  // Not read out of words: what is wrong in it is a mistake.
  captcha: cleanNumber,
  recommenderId: (text) => cleanNumber(cleanInvitation(text, 'recommenderId', 'r')),
  qqNum: cleanNumber,
  whatsapp: (text) => cleanCode(text).replaceAll(/[^\p{L}\p{N}+]/gu, ''),
  affiliateCode: (text) => cleanInvitation(text, 'affiliateCode', 'code').replaceAll(/[\s-]/g, ''),
}

/** Cleans the text of a field of an account by the field's name: `payeeName`, `email`, `idNumber`, `loginUsername`. */
export const cleanField = (name: string, text: string): string => (/password$/i.test(name) ? text : (cleaners[name] ?? cleanCode)(text))
