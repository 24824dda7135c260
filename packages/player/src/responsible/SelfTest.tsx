import { useState } from 'react'
import { SelfTestView } from './SelfTestView.tsx'

/** The self-test: its answers stay in this component, and nothing is sent. */
export function SelfTest() {
  const [given, setGiven] = useState<readonly number[]>([])
  return (
    <SelfTestView
      given={given}
      onAnswer={(points) => setGiven([...given, points])}
      onPrevious={() => setGiven(given.slice(0, -1))}
      onAgain={() => setGiven([])}
    />
  )
}
