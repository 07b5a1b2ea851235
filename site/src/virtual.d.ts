declare module 'virtual:cards' {
  const rows: readonly import('./catalogue.ts').CardRow[]
  export default rows
}

interface ImportMeta {
  readonly env: { readonly SSR: boolean; readonly DEV: boolean }
}

declare module '*.css'
