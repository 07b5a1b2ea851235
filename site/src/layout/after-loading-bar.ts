/**
 * Resolves when the loading bar around an element has gone, or at once if it is gone already. Rejects if the visitor
 * leaves before that.
 */
export async function afterLoadingBar(element: Element | null): Promise<void> {
  const delays = element?.closest('.content')?.getAnimations() ?? []
  await Promise.all(delays.map((delay) => delay.finished))
}
