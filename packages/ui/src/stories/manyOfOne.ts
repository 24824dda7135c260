/** A table renders one landmark several times, which a page would not: `Variants: Story = { ...manyOfOne, render }`. */
export const manyOfOne = {
  parameters: {
    a11y: {
      config: { rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'page-has-heading-one'].map((id) => ({ id, enabled: false })) },
    },
  },
}
