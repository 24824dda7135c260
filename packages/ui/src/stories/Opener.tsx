import { useState, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'

/** An overlay that is open when its story is, and a button that opens it again. */
export function Opener({ children }: { children: (state: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  )
}
