/** Types the pens of the canvases that games draw on. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
