/**
 * When the loading bar around an element is gone, which is at once if it went before the script came. Rejects when the
 * visitor leaves before that.
 */
export async function revealed(element: Element | null): Promise<void> {
  const delays = element?.closest('.content')?.getAnimations() ?? []
  await Promise.all(delays.map((delay) => delay.finished))
}
