import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { shapes, skeleton } from './Skeleton.css.ts'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  shape?: 'text' | 'title' | 'circle' | 'control' | 'card' | 'banner' | 'tile'
}

/** The shape of content that is loading. Hidden from screen readers: announce "loading" once, on the region (`aria-busy`). */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return <span aria-hidden="true" {...props} className={clsx(skeleton, shapes[shape], className)} />
}
