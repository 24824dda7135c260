import { composeStories } from '@storybook/react-vite'
import { test } from 'vitest'
import * as file from '../../../packages/ui/src/stories/KitchenSink.stories.tsx'
import { brands } from '../.storybook/brands.ts'
import { expectPicture } from './picture.ts'
import { projectOf } from './projectOf.ts'

const pages = Object.keys(brands).flatMap((brand) => Object.keys(file).flatMap((name) => (name === 'default' ? [] : [{ brand, name }])))

test.each(pages)('$name looks in $brand as before', async ({ brand, name }) => {
  const stories = composeStories(file, projectOf({ brand, motion: 'reduced' }))
  await stories[name as keyof typeof stories].run()
  await expectPicture(`KitchenSink-${name}-${brand}`)
})
