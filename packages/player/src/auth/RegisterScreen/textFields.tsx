import type { ReactNode } from 'react'
import { InviteIcon, MailIcon, MemberIcon, PhoneIcon, type TextFieldProps } from '@platform/ui'

/** Single-line text fields, with their attributes for phones. Passwords, numbers, codes and captcha have their own components. */
export const textFields = {
  username: { autoComplete: 'username', icon: <MemberIcon size="sm" /> },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', icon: <MailIcon size="sm" /> },
  idNumber: { inputMode: 'numeric', autoComplete: 'off' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  facebook: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  line: { autoComplete: 'off' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', icon: <PhoneIcon size="sm" /> },
  zalo: { autoComplete: 'off' },
  recommenderId: { inputMode: 'numeric', autoComplete: 'off', icon: <InviteIcon size="sm" /> },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters', icon: <InviteIcon size="sm" /> },
} satisfies Record<string, TextInput>

export interface TextInput extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  icon?: ReactNode
}

export type TextFieldName = keyof typeof textFields

export const isTextField = (field: string): field is TextFieldName => Object.hasOwn(textFields, field)
