/** Wraps the parts of WebGL2 that the scene needs: programs with a shared uniform block, and instanced meshes. */
import type { Mesh } from './meshes.ts'

type GL = WebGL2RenderingContext

/** Floats per instance: three vec4. */
const PER_COPY = 12

export function program(gl: GL, vertex: string, fragment: string): WebGLProgram {
  const made = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(made, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(made)
  return made
}

/** Call this only when the program is first needed, because it blocks until linking has finished. */
export function expectLinked(gl: GL, made: WebGLProgram): void {
  // A lost context fails here too, which is not the shader's fault.
  if (gl.getProgramParameter(made, gl.LINK_STATUS) || gl.isContextLost()) return
  throw new Error(`A shader failed to link: ${gl.getProgramInfoLog(made)}`)
}

/** Uniform block of all programs, uploaded once per frame. As their only block it needs no explicit binding. */
export function frameBlock(gl: GL, length: number) {
  const values = new Float32Array(length)
  const buffer = gl.createBuffer()
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, buffer)
  gl.bufferData(gl.UNIFORM_BUFFER, values.byteLength, gl.DYNAMIC_DRAW)
  return {
    values,
    send: () => gl.bufferSubData(gl.UNIFORM_BUFFER, 0, values),
  }
}

export interface Batch {
  readonly filled: boolean
  /** Adds an instance with up to twelve floats. A full batch drops it. */
  add(...numbers: number[]): void
  draw(program: WebGLProgram): void
  /** Draws the same instances again. */
  redraw(): void
  clear(): void
}

export function batch(gl: GL, mesh: Mesh, most: number): Batch {
  const copies = new Float32Array(most * PER_COPY)
  let count = 0
  const vertices = gl.createVertexArray()
  gl.bindVertexArray(vertices)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(mesh.points), gl.STATIC_DRAW)
  for (const location of [0, 1]) {
    gl.enableVertexAttribArray(location)
    gl.vertexAttribPointer(location, 3, gl.FLOAT, false, 24, location * 12)
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(mesh.triangles), gl.STATIC_DRAW)
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, copies.byteLength, gl.DYNAMIC_DRAW)
  for (const i of [0, 1, 2]) {
    gl.enableVertexAttribArray(2 + i)
    gl.vertexAttribPointer(2 + i, 4, gl.FLOAT, false, PER_COPY * 4, i * 16)
    gl.vertexAttribDivisor(2 + i, 1)
  }

  const redraw = () =>
    gl.drawElementsInstanced(gl.TRIANGLES, mesh.triangles.length, gl.UNSIGNED_SHORT, 0, count)

  return {
    get filled() {
      return count > 0
    },
    add(...numbers) {
      if (count < most) copies.set(numbers, count++ * PER_COPY)
    },
    draw(chosen) {
      if (count === 0) return
      gl.useProgram(chosen)
      gl.bindVertexArray(vertices)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, copies, 0, count * PER_COPY)
      redraw()
    },
    redraw,
    clear() {
      count = 0
    },
  }
}

/** A smaller render target, scaled up to the canvas at the end. */
export function createRenderTarget(gl: GL) {
  const picture = gl.createFramebuffer()
  const [colour, depth] = [gl.createRenderbuffer(), gl.createRenderbuffer()]
  let size = ''

  return {
    begin(width: number, height: number) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, picture)
      if (size === `${width} ${height}`) return
      size = `${width} ${height}`
      for (const [buffer, format, place] of [
        [colour, gl.RGBA8, gl.COLOR_ATTACHMENT0],
        [depth, gl.DEPTH24_STENCIL8, gl.DEPTH_STENCIL_ATTACHMENT],
      ] as const) {
        gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
        gl.renderbufferStorage(gl.RENDERBUFFER, format, width, height)
        gl.framebufferRenderbuffer(gl.FRAMEBUFFER, place, gl.RENDERBUFFER, buffer)
      }
    },
    end(width: number, height: number, toWidth: number, toHeight: number) {
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null)
      gl.blitFramebuffer(0, 0, width, height, 0, 0, toWidth, toHeight, gl.COLOR_BUFFER_BIT, gl.LINEAR)
    },
  }
}
