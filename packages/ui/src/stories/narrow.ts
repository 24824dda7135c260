/** A story on the narrowest phone: `LongText: Story = { ...narrow, args: … }`. */
export const narrow = { globals: { viewport: { value: 'w320' } } }
