import { Suspense, use, type ReactNode } from 'react'
import type { LazyChunk } from './lazyChunk.ts'

interface WithChunkProps<Value> {
  chunk: LazyChunk<Value>
  /** Keeps the place until the code is here. */
  place: ReactNode
  children: (value: Value) => ReactNode
}

/** Draws with code that comes after the page. */
export function WithChunk<Value>({ place, ...props }: WithChunkProps<Value>) {
  return (
    <Suspense fallback={place}>
      <Drawn {...props} />
    </Suspense>
  )
}

const Drawn = <Value,>({ chunk, children }: Omit<WithChunkProps<Value>, 'place'>) => children(use(chunk.load()))
