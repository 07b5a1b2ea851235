/** Types of the part of opentype.js that the build uses; the package has none. */
declare module 'opentype.js' {
  export interface Path {
    /** A TrueType outline: lines and quadratic curves. */
    readonly commands: readonly {
      readonly type: 'M' | 'L' | 'Q' | 'Z'
      readonly x1?: number
      readonly y1?: number
      readonly x?: number
      readonly y?: number
    }[]
  }
  export interface Font {
    readonly unitsPerEm: number
    charToGlyph(character: string): {
      readonly advanceWidth?: number
      getPath(x: number, y: number, size: number): Path
    }
  }
  export interface OpenType {
    parse(file: ArrayBuffer): Font
  }
}
