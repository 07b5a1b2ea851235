/** Made by test/tune.ts: for each level from the sixth on, the attempt that made its garden, and its par. */
export const TUNED =
  '25a636065807e8271808c828d869ga873a99672a4b697a3967gadbic691a692caaebqc38ib375b8a0bb94b3caa' +
  '5b5cccfc1a8d7c3ahcde580d379a0ded8c0a1c6a1b1e4bbcgf5d8aoc6c7ej92a8cba8c6b5a0b1d0b8d6dgc8fde' +
  '2f1c0d4dDgdaeb6a5bdc9c7b7cac2c4f9e0ece4e9dce1f9gmh2b7c6c6e8a9d7cde1cag8c7d0ebf8gad6f8d4fth' +
  '6efcff6h5d2e2e4d8d7cbd6f2g3gdedfnebd1glk8d0d9e6d2e7dfd0fjj0g2d3f8e8igg3c6h1g9dsk005d1f5cag' +
  'aecd0fafef5gqhtf4gajdfqiefriFmydaffhug0d7g5h0d6fhhufcg5inh4erjqj6hbiPjbh1fdf3f6f2e4e8h5ggg' +
  'njehcjdg8eagciijnial6dbgag9dJj5gmmgf8ioh3kxidhbe7j0j8ipiDkXmve3ggh3hLgkglg0gchdk8hci8jdebg' +
  '1iUj1hBjVmBgmhpfiifhkgshahfh0gvkdifjoh9jdmaj1jSkCl'

/** Endless gardens that `bench levels` found too similar to an earlier one, and the attempt to use instead. */
export const OTHERS: Readonly<Record<number, number>> = { 383: 1, 578: 1, 627: 1, 800: 1, 869: 1, 988: 1 }
