/** Draws short-lived particles: bursts, dust, feathers, sparks. Pooled, so that play allocates nothing. */
import type { Pen } from './sprite.ts'

export interface Burst {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly colours: readonly string[]
  /** CSS pixels per second, outwards. */
  readonly speed?: number
  /** Direction and spread of the burst in radians; all round by default. */
  readonly angle?: number
  readonly spread?: number
  readonly gravity?: number
  /** Seconds. */
  readonly life?: number
  readonly size?: number
  readonly shape?: ParticleShape
}

type ParticleShape = 'dot' | 'bit' | 'ring' | 'spark'

interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  gravity: number
  age: number
  life: number
  size: number
  turn: number
  colour: string
  shape: ParticleShape
}

export interface Particles {
  burst(burst: Burst): void
  /** Advances and draws all particles. With `still` they fade in place. */
  draw(pen: Pen, delta: number, still?: boolean): void
  clear(): void
  /** Whether any particle is visible. */
  readonly isMoving: boolean
}

export function particles(most = 240): Particles {
  const live: Particle[] = []
  const spare: Particle[] = []

  return {
    burst({
      x,
      y,
      count,
      colours,
      speed = 160,
      angle = 0,
      spread = Math.PI * 2,
      gravity = 400,
      life = 0.7,
      size = 5,
      shape = 'bit',
    }) {
      for (let i = 0; i < count && live.length < most; i++) {
        const way = angle + (Math.random() - 0.5) * spread
        const pace = speed * (0.35 + Math.random() * 0.65)
        live.push(
          Object.assign(spare.pop() ?? ({} as Particle), {
            x,
            y,
            vx: Math.cos(way) * pace,
            vy: Math.sin(way) * pace,
            gravity,
            age: 0,
            life: life * (0.6 + Math.random() * 0.4),
            size: size * (0.6 + Math.random() * 0.6),
            turn: Math.random() * 6,
            colour: colours[Math.floor(Math.random() * colours.length)] ?? '#fff',
            shape,
          }),
        )
      }
    },
    draw(pen, delta, still = false) {
      for (let i = live.length - 1; i >= 0; i--) {
        const bit = live[i]
        if (!bit) continue
        bit.age += delta
        if (bit.age >= bit.life) {
          const last = live.pop()
          if (last && last !== bit) live[i] = last
          spare.push(bit)
          continue
        }
        if (!still) {
          bit.x += bit.vx * delta
          bit.y += bit.vy * delta
          bit.vy += bit.gravity * delta
          bit.turn += delta * 6
        }
        drawBit(pen, bit)
      }
      pen.globalAlpha = 1
    },
    clear: () => void live.splice(0),
    get isMoving() {
      return live.length > 0
    },
  }
}

function drawBit(pen: Pen, { x, y, vx, vy, age, life, size, turn, colour, shape }: Particle): void {
  const left = 1 - age / life
  pen.globalAlpha = Math.min(1, left * 1.6)
  pen.fillStyle = pen.strokeStyle = colour
  if (shape === 'bit') {
    // Varying the width makes a flat square seem to tumble.
    const wide = size * (0.35 + 0.65 * Math.abs(Math.cos(turn)))
    pen.fillRect(x - wide / 2, y - size / 2, wide, size)
    return
  }
  pen.beginPath()
  if (shape === 'ring') {
    pen.lineWidth = size * 0.35 * left
    pen.arc(x, y, size * (3 - 2 * left), 0, Math.PI * 2)
    pen.stroke()
  } else if (shape === 'spark') {
    pen.lineWidth = size * 0.5 * left
    pen.lineCap = 'round'
    pen.moveTo(x, y)
    pen.lineTo(x - vx * 0.05, y - vy * 0.05)
    pen.stroke()
  } else {
    pen.arc(x, y, size * left, 0, Math.PI * 2)
    pen.fill()
  }
}
