import { useState } from 'react'
import { EyeIcon } from '../../icons/EyeIcon.tsx'
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** False if the value must never be shown, such as a remembered password. */
  revealable?: boolean
}

/** A password input with a button that shows its text. Set `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ revealable = true, ...props }: PasswordFieldProps) {
  const labels = useUiLabels()
  const [isRevealed, setIsRevealed] = useState(false)
  const visible = isRevealed && revealable
  const button = (
    <IconButton
      label={visible ? labels.hidePassword : labels.showPassword}
      icon={visible ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
      onClick={() => setIsRevealed(!visible)}
    />
  )
  return (
    <TextField
      start={<LockIcon size="sm" />}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      end={revealable && button}
    />
  )
}
